// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { whenStyled } from './append';

beforeEach(() => {
  document.head.innerHTML = '';
});

/** Adds a link whose style sheet is still on its way. */
function addLink(rel = 'stylesheet'): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href: `/${rel}.css` });
  Object.defineProperty(link, 'sheet', { value: null, configurable: true });
  document.head.append(link);
  return link;
}

/** Tells whether what is waited for has come once all else has. */
async function hasCome(waiting: Promise<void>): Promise<boolean> {
  let isThere = false;
  void waiting.then(() => (isThere = true));
  await new Promise((resolve) => setTimeout(resolve));
  return isThere;
}

it.each(['load', 'error'])('waits for a style sheet until its %s', async (type) => {
  const link = addLink();
  addLink('preload');
  addLink().media = 'print';
  const styled = whenStyled();
  expect(await hasCome(styled)).toBe(false);
  link.dispatchEvent(new Event(type));
  expect(await hasCome(styled)).toBe(true);
});

it('waits for nothing where all have come', async () => {
  Object.defineProperty(addLink(), 'sheet', { value: {} });
  expect(await hasCome(whenStyled())).toBe(true);
});
