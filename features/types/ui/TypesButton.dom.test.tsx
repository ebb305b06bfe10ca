// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import i18n from '../../../theme/i18n.json';
import { hashCode, type PageTypes } from '../pageTypes';
import texts from './texts.json';
import { TypesButton } from './TypesButton';

const CODE = 'const last = at(steps);\nlast;';
const FILE = '/types/guide/api/array/at.json';

const TYPES: PageTypes = {
  texts: ['const last: string', 'const steps: string[]', 'const other: number'],
  examples: {
    [hashCode(CODE)]: [
      [6, 4, 0],
      [16, 5, 1],
      [24, 4, 0],
    ],
  },
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

beforeEach(() => {
  // Types that are loaded stay with the page.
  vi.resetModules();
  history.replaceState(null, '', '/funtool/en/guide/api/array/at');
  onTestFinished(() => history.replaceState(null, '', '/'));
});

it('lists the types of an example, each once, and closes the list on Escape', async () => {
  const server = serveFiles({ [FILE]: TYPES });
  const { user } = renderOnPage(<Block />);
  expect(server.asked).toEqual([]);
  await user.click(toggle());
  const list = await screen.findByRole('list', { name: texts.listText.en });
  await screen.findByText('const steps: string[]');
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['const last: string', 'const steps: string[]']);
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(toggle().getAttribute('aria-controls')).toBe(list.id);
  await user.tab();
  expect(document.activeElement).toBe(list);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

it('closes the list by the button, and asks for the types of a page once', async () => {
  const server = serveFiles({ [FILE]: TYPES });
  const { user } = renderOnPage(<Block />);
  for (let count = 0; count < 2; count += 1) {
    await user.click(toggle());
    await screen.findByText('const steps: string[]');
    await user.click(toggle());
    expect(screen.queryByRole('list')).toBeNull();
  }
  expect(server.asked).toEqual([FILE]);
});

it('says that types could not be loaded, and tries again when it is pressed again', async () => {
  const server = serveFiles({ [FILE]: TYPES });
  server.isDown = true;
  const { user } = renderOnPage(<Block />);
  await user.click(toggle());
  expect((await screen.findByRole('alert')).textContent).toContain(texts.unavailableText.en);
  server.isDown = false;
  await user.click(toggle());
  await user.click(toggle());
  expect(await screen.findByText('const steps: string[]')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
