// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import i18n from '../../i18n.json';
import { fetchTypes } from './fetchTypes';
import texts from './texts.json';
import { TypesButton } from './TypesButton';

vi.mock(import('./fetchTypes'), () => ({ fetchTypes: vi.fn<typeof fetchTypes>() }));

const CODE = 'const last = at(steps);\nlast;';

const TYPES = {
  texts: ['const last: string', 'const steps: string[]', 'const other: number'],
  places: [
    [6, 4, 0],
    [16, 5, 1],
    [24, 4, 0],
  ] as [number, number, number][],
};

function Block() {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      <code>
        {CODE}
        <span className="rp-copy-ignore">a note of a run</span>
      </code>
      <TypesButton container={container} />
    </div>
  );
}

const toggle = () => screen.getByRole('button', { name: i18n['example.typesText'].en });

it('lists the types of an example, each once, and closes the list on Escape and by its button', async () => {
  vi.mocked(fetchTypes).mockResolvedValue(TYPES);
  const { user } = renderOnPage(<Block />);
  expect(fetchTypes).not.toHaveBeenCalled();
  await user.click(toggle());
  await screen.findByText('const steps: string[]');
  expect(fetchTypes).toHaveBeenCalledWith(CODE);
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['const last: string', 'const steps: string[]']);
  const list = screen.getByRole('list', { name: texts.listText.en });
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(toggle().getAttribute('aria-controls')).toBe(list.id);
  await user.tab();
  expect(document.activeElement).toBe(list);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle());
  expect(await screen.findByText('const steps: string[]')).toBeTruthy();
  await user.click(toggle());
  expect(screen.queryByRole('list')).toBeNull();
});
