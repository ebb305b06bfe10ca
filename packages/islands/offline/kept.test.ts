import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { documentAt, keep, listCaches, listOutdated } from './kept';

const SCOPE = 'https://example.org/site/';
const PAGE = `${SCOPE}a.html`;
const BUILT = `<script id="${DATA_ID}">{}</script>`;

let names: string[];
const put = vi.fn<(address: string, answer: Response) => Promise<void>>(async () => {});
const cache = { put } as unknown as Cache;

beforeEach(() => void vi.stubGlobal('caches', { keys: async () => names }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('leaves the caches of sites above, below and beside it', async () => {
  const own = [`${SCOPE}visited.1`, `${SCOPE}all.zh`, `${SCOPE}static/pages.zh.1.json`];
  const others = [
    `${SCOPE}v1/visited.1`,
    'https://example.org/all.zh',
    'https://example.org/site-2/all.zh',
  ];
  names = [...own, ...others];
  expect((await listCaches(SCOPE)).toSorted()).toEqual(own.toSorted());
});

it('looks into what was read first, the newest version of it', async () => {
  names = ['visited.1', 'visited.2', 'all.zh'].map((name) => SCOPE + name);
  expect(await listCaches(SCOPE)).toEqual([names[1], names[0], names[2]]);
});

it('has two versions of what was read, and all pages of a language until they are removed', async () => {
  names = ['all.zh', 'visited.1', 'visited.2', 'all.en', 'visited.3', 'static/pages.zh.1.json'].map(
    (name) => SCOPE + name,
  );
  expect(await listOutdated(SCOPE)).toEqual([
    `${SCOPE}visited.1`,
    `${SCOPE}static/pages.zh.1.json`,
  ]);
});

it.each([
  [SCOPE, `${SCOPE}index.html`],
  [`${SCOPE}en/guide/?x=1#y`, `${SCOPE}en/guide/index.html`],
  [`${SCOPE}a`, PAGE],
  [PAGE, PAGE],
])('finds the document of %s', (address, expected) => {
  expect(documentAt(address)).toBe(expected);
});

/** An answer of a server. */
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

it.each([
  ['a document', PAGE, answer(BUILT, 'text/html; charset=utf-8')],
  ['a script', `${SCOPE}static/a.js`, answer('', 'text/javascript')],
])('keeps %s of the site', async (_, address, given) => {
  await keep(cache, address, given);
  expect(put).toHaveBeenCalledExactlyOnceWith(address, given);
});

it.each([
  ['a document of a proxy', PAGE, answer('<h1>Login</h1>', 'text/html')],
  ['a text in place of a document', PAGE, answer(BUILT, 'text/plain')],
  ['a document in place of a script', `${SCOPE}static/a.js`, answer(BUILT, 'text/html')],
  ['an answer that does not say what it is', `${SCOPE}a.json`, new Response(new Uint8Array())],
  ['a page that says that it is not there', PAGE, answer(BUILT, 'text/html', 404)],
  [
    'a page that was led to',
    PAGE,
    Object.defineProperty(answer(BUILT, 'text/html'), 'redirected', { value: true }),
  ],
])('does not keep %s', async (_, address, given) => {
  await expect(keep(cache, address, given)).rejects.toThrow('is not what was built');
  expect(put).not.toHaveBeenCalled();
});
