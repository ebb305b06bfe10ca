// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_KEY } from '@funtool-docs/shared/storageKeys';
import { renderOnPage } from '../../../tests/components/render';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { fillText } from '@funtool-docs/shared/fillText';
import { OfflinePages } from './OfflinePages';
import texts from './texts.json';

const SCOPE = `${location.origin}/funtool/`;
const PACK = `${SCOPE}static/pages.en.1a.json`;

/** Addresses in each cache, by its name. */
let kept: Map<string, string[]>;

/** The worker answers this when it is to keep a language. */
let isKept: boolean;

const unregister = vi.fn<() => void>();
const getRegistration = vi.fn<(scope: string) => Promise<unknown>>(async () => ({ unregister }));
const register = vi.fn<(address: string) => Promise<unknown>>();

const CACHES = {
  keys: async () => [...kept.keys()],
  open: async (name: string) => ({
    keys: async () => (kept.get(name) ?? []).map((url) => ({ url })),
  }),
  delete: async (name: string) => kept.delete(name),
};

/** A worker that keeps two pages of a language. */
const active = {
  postMessage: (lang: string, [port]: MessagePort[]) => {
    const files = ['guide/a.html', 'guide/b.html', 'static/main.js'].map((file) => SCOPE + file);
    if (isKept) kept.set(PACK, lang === 'en' ? [...files, PACK] : files);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    port!.postMessage(isKept);
  },
};

const setWorker = (value: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });

beforeEach(() => {
  kept = new Map([['of another site', []]]);
  isKept = true;
  localStorage.clear();
  register.mockImplementation(async () => ({ active }));
  vi.stubGlobal('caches', CACHES);
  setWorker({ register, getRegistration });
  const data = { worker: '/funtool/service-worker.js' };
  document.head.innerHTML = `<script id="${DATA_ID}" type="application/json">${JSON.stringify(data)}</script>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Returns the text about each language. */
const languages = () =>
  within(screen.getByRole('list', { name: texts.list.en }))
    .getAllByRole('listitem')
    .map((item) => item.children[1]!.textContent);

const press = (name: string) => screen.findByRole('button', { name });
const keep = () => press(fillText(texts.keep.en, { language: 'English' }));
const two = fillText(texts.kept.en, { count: 2 });

describe('pages kept for offline use', () => {
  it('are kept and removed as the reader wishes', async () => {
    localStorage.setItem(OFFLINE_KEY, 'off');
    const { user } = renderOnPage(<OfflinePages />);
    expect(languages()).toEqual([texts.notKept.en, texts.notKept.en]);
    await user.click(await keep());
    expect(await screen.findByText(texts.done.en)).toBeTruthy();
    expect(register).toHaveBeenCalledExactlyOnceWith('/funtool/service-worker.js');
    expect(languages()).toEqual([texts.notKept.en, two]);
    expect(localStorage.getItem(OFFLINE_KEY)).toBeNull();
    await user.click(await press(texts.forget.en));
    expect(await screen.findByText(texts.forgotten.en)).toBeTruthy();
    expect(languages()).toEqual([texts.notKept.en, texts.notKept.en]);
    expect([...kept.keys()]).toEqual(['of another site']);
    expect(getRegistration).toHaveBeenCalledExactlyOnceWith(SCOPE);
    expect(unregister).toHaveBeenCalledOnce();
    expect(localStorage.getItem(OFFLINE_KEY)).toBe('off');
  });

  it.each<[string, () => void]>([
    ['cannot keep them', () => (isKept = false)],
    ['cannot be had', () => register.mockRejectedValueOnce(new DOMException('no'))],
  ])(
    'are said to have failed where the worker %s, and kept at another attempt',
    async (_, fail) => {
      fail();
      const { user } = renderOnPage(<OfflinePages />);
      await user.click(await keep());
      expect((await screen.findByRole('alert')).textContent).toContain(texts.failed.en);
      isKept = true;
      await user.click(await keep());
      expect(await screen.findByText(texts.done.en)).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('do not count while they are incomplete', async () => {
    kept.set(PACK, [`${SCOPE}guide/a.html`]);
    kept.set(PACK.replace('en', 'zh'), [`${SCOPE}a.html`, PACK.replace('en', 'zh')]);
    renderOnPage(<OfflinePages />);
    const one = fillText(texts.kept.en, { count: 1 });
    await vi.waitFor(() => expect(languages()).toEqual([one, texts.notKept.en]));
  });

  it.each<[string, () => void]>([
    [
      'the browser has no service workers',
      () => Reflect.deleteProperty(navigator, 'serviceWorker'),
    ],
    ['the site has none', () => (document.head.innerHTML = '')],
  ])('are not offered where %s', (_, arrange) => {
    arrange();
    renderOnPage(<OfflinePages />);
    expect(screen.getByText(texts.unsupported.en)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
