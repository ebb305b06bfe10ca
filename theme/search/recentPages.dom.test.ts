// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { readRecentPages, rememberOpened, rememberPage } from './recentPages';

const AT = { title: 'at', routePath: '/en/guide/api/array/at' };

/** Shows a document with its data. */
function show(main: string, data: object): void {
  document.body.innerHTML = `${main}<script type="application/json" id="${DATA_ID}"></script>`;
  document.getElementById(DATA_ID)!.textContent = JSON.stringify(data);
}

beforeEach(() => localStorage.clear());

it('remembers the page that the document is, in its language', () => {
  const content = { routePath: AT.routePath, lang: 'en' };
  show('<div class="rspress-doc"></div>', { content, pages: [{ title: '', routePath: '/' }, AT] });
  rememberOpened();
  expect(readRecentPages('en')).toEqual([{ title: 'at', link: AT.routePath }]);
  expect(readRecentPages('zh')).toEqual([]);
});

it.each<[string, string, object]>([
  ['a home page', '<main></main>', { content: { ...AT, lang: 'en' }, pages: [AT] }],
  ['the 404 document', '<div class="rspress-doc"></div>', { pages: [AT] }],
  [
    'a page without a title',
    '<div class="rspress-doc"></div>',
    { content: { ...AT, lang: 'en' }, pages: [{ routePath: AT.routePath }] },
  ],
])('does not remember %s', (_, main, data) => {
  show(main, data);
  rememberOpened();
  expect(readRecentPages('en')).toEqual([]);
});

it('lists the last five pages of a language, the newest first and each once', () => {
  for (const title of ['at', 'pick', 'omit', 'at', 'trim', 'words', 'count']) {
    rememberPage('en', { title, link: `/en/${title}` });
  }
  rememberPage('zh', { title: 'keys', link: '/keys' });
  expect(readRecentPages('en').map(({ title }) => title)).toEqual([
    'count',
    'words',
    'trim',
    'at',
    'omit',
  ]);
});

it.each([
  '',
  'null',
  '[1]',
  '{"en":7}',
  '{"en":[null,{"title":1}]}',
  '{"en":[{"title":"x","link":"//evil"}]}',
])('takes nothing from what it did not write: %s', (text) => {
  localStorage.setItem('funtool-recent', text);
  expect(readRecentPages('en')).toEqual([]);
});
