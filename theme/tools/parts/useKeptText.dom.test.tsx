// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { keepWork } from '@funtool-docs/islands/client/keptWork';
import { useKeptText } from './useKeptText';

function Field() {
  const [text, setText] = useKeptText('field', 'initial');
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => sessionStorage.clear());

it('keeps what is typed for this tab, until it is as it was', async () => {
  const { user } = renderOnPage(<Field />);
  expect(field().value).toBe('initial');
  await user.type(field(), ' and mine');
  cleanup();
  const again = renderOnPage(<Field />);
  expect(field().value).toBe('initial and mine');
  await again.user.clear(field());
  await again.user.type(field(), 'initial');
  expect(sessionStorage).toHaveLength(0);
});

it('takes nothing that is no text', () => {
  keepWork('field', { text: 'mine' });
  renderOnPage(<Field />);
  expect(field().value).toBe('initial');
});
