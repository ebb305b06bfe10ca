// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { PagePart } from '../client/embedded';
import { DATA_ID, SIDEBAR_ID } from '@funtool-docs/shared/elementIds';
import { PLACED_EVENT, WANTED_EVENT } from '@funtool-docs/shared/sharedNames';
import { showPage } from './showPage';

const sidebarOf = (names: string[], current: string) =>
  `<div class="sidebar" id="${SIDEBAR_ID}"><details>${names
    .map(
      (name) => `<a href="/${name}"${name === current ? ' aria-current="page"' : ''}>${name}</a>`,
    )
    .join('')}</details></div>`;
const mainOf = (name: string) => `<main class="doc"><a href="#${name}">${name}</a></main>`;

function parse(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children];
}

/** Shows a page in the place of that of `a`, whose sidebar has `a` and `b`. */
function show(name: string, sidebar: string) {
  document.head.innerHTML = '<title>a</title>';
  document.body.innerHTML = `${sidebarOf(['a', 'b'], 'a')}${mainOf('a')}<script type="application/json" id="${DATA_ID}">{"version":"1"}</script>`;
  const own = document.getElementById(SIDEBAR_ID)!;
  own.querySelector('details')!.open = true;
  const data = { version: '1', content: { address: `/${name}` } };
  const part = { title: name, head: '', current: [], counterparts: [], replaced: [], data };
  const page = { part: part as unknown as PagePart, elements: parse(sidebar + mainOf(name)) };
  const before = showPage(page, ['sidebar', 'doc']);
  return { own, before, main: () => document.querySelector('main')!.textContent };
}

const current = () =>
  [...document.querySelectorAll(`#${SIDEBAR_ID} [aria-current]`)].map((link) => link.textContent);

it('shows a page, says that it did and may have parts to hydrate, and returns the one before', () => {
  const told: string[] = [];
  const tell = ({ type }: Event) => told.push(type);
  for (const type of [PLACED_EVENT, WANTED_EVENT]) document.addEventListener(type, tell);
  const { before, main } = show('b', sidebarOf(['a', 'b'], 'b'));
  expect([main(), document.title, ...told]).toEqual(['b', 'b', PLACED_EVENT, WANTED_EVENT]);
  expect(before.elements.map(({ className }) => className)).toEqual(['sidebar', 'doc']);
  expect(before.elements[1]!.textContent).toBe('a');
});

it('leaves a sidebar with the same entries as the reader has left it', () => {
  const { own } = show('b', sidebarOf(['a', 'b'], 'b'));
  expect(document.getElementById(SIDEBAR_ID)).toBe(own);
  expect(own.querySelector('details')!.open).toBe(true);
  expect(current()).toEqual(['b']);
});

it('takes the sidebar of a page where it has other entries', () => {
  const { own } = show('c', sidebarOf(['a', 'c'], 'c'));
  expect(document.getElementById(SIDEBAR_ID)).not.toBe(own);
  expect(current()).toEqual(['c']);
});
