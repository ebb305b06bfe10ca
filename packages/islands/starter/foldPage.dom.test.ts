// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { FOLD } from '@funtool-docs/shared/sharedNames';
import { foldPage } from './foldPage';

const isFolded = () => document.querySelectorAll(`[${FOLD}]`).length > 0;

function fold({ hash = '', hidden = false, page = '<main><p></p></main>' }) {
  document.body.innerHTML = page;
  location.hash = hash;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  foldPage(document.querySelector('p'));
}

afterEach(() => void vi.restoreAllMocks());

it('leaves what follows the first screen until that is painted', async () => {
  const frames: (() => void)[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) =>
    frames.push(step as never),
  );
  fold({});
  expect(isFolded()).toBe(true);
  frames[0]!();
  expect(isFolded()).toBe(true);
  await vi.waitFor(() => expect(isFolded()).toBe(false));
});

it.each([
  ['the address leads further down', { hash: '#examples' }],
  ['nobody sees the tab', { hidden: true }],
  ['the first screen is not in the main part', { page: '<p></p>' }],
])('leaves nothing where %s', (_, page) => {
  fold(page);
  expect(isFolded()).toBe(false);
});

it('shows all where the browser draws no frames, also once another page is in place', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  fold({});
  document.querySelector('p')!.remove();
  vi.runAllTimers();
  expect(isFolded()).toBe(false);
  vi.useRealTimers();
});
