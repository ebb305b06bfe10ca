// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFullStyles, loadStyles, whenStyled } from './append';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.head.innerHTML = '';
});
afterEach(() => void vi.useRealTimers());

/** Adds a link whose style sheet is still on its way. */
function addLink(rel = 'stylesheet'): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href: `/${rel}.css` });
  Object.defineProperty(link, 'sheet', { value: null, configurable: true });
  document.head.append(link);
  return link;
}

/** Tells whether what is waited for has come once all else has. */
async function hasCome(waiting: Promise<void>, time = 0): Promise<boolean> {
  let isThere = false;
  void waiting.then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(time);
  return isThere;
}

it.each(['load', 'error', 'silence'])('waits for a style sheet until its %s', async (type) => {
  const link = addLink();
  addLink('preload');
  addLink().media = 'print';
  const styled = whenStyled();
  expect(await hasCome(styled)).toBe(false);
  link.dispatchEvent(new Event(type));
  expect(await hasCome(styled, type === 'silence' ? 10_000 : 0)).toBe(true);
});

it('waits for nothing where all have come', async () => {
  Object.defineProperty(addLink(), 'sheet', { value: {} });
  expect(await hasCome(whenStyled())).toBe(true);
});

it('puts the full style sheet before those of parts, however late it comes', () => {
  for (const href of ['/part.css', '/other.css']) void loadStyles(href);
  void loadFullStyles('/all.css');
  const sheets = [...document.head.children].map((link) => link.getAttribute('href'));
  expect(sheets).toEqual(['/all.css', '/part.css', '/other.css']);
});
