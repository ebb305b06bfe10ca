// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { fillText } from '@funtool-docs/shared/texts';
import { OFFLINE_KEY } from '@funtool-docs/shared/sharedNames';
import { renderOnPage } from '../../../tests/components/render';
import { OfflinePages } from './OfflinePages';
import texts from './texts.json';

const SCOPE = `${location.origin}/funtool/`;
const FILES = ['en/a.html', 'en/b.html', 'static/main.js'];
const PAGE = `<script id="${DATA_ID}">{}</script>`;

/** Contents by address in each cache, by its name. */
let kept: Map<string, Map<string, Response>>;

const unregister = vi.fn<() => void>();
const getRegistration = vi.fn<(scope: string) => Promise<unknown>>(async () => ({ unregister }));
const register = vi.fn<(address: string) => Promise<unknown>>();
const load = vi.fn<(address: string) => Promise<Response>>();

const CACHES = {
  keys: async () => [...kept.keys()],
  match: async (address: string, { cacheName }: { cacheName: string }) =>
    kept.get(cacheName)?.get(address)?.clone(),
  open: async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      match: async (address: string) => cache.get(address),
      delete: async (address: string) => cache.delete(address),
      put: async (address: string, answer: Response) => void cache.set(address, answer),
    };
  },
  delete: async (name: string) => kept.delete(name),
};

const setWorker = (value: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });

beforeEach(() => {
  kept = new Map([['of another site', new Map()]]);
  localStorage.clear();
  register.mockImplementation(async () => ({ active: {} }));
  load.mockImplementation(async (address) => {
    if (address.endsWith('offline.en.json')) return Response.json(FILES);
    const type = address.endsWith('.html') ? 'text/html' : 'text/javascript';
    return new Response(PAGE, { headers: { 'Content-Type': type } });
  });
  vi.stubGlobal('caches', CACHES);
  vi.stubGlobal('fetch', load);
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

describe('pages kept for offline use', () => {
  it('are kept and removed as the reader wishes', async () => {
    localStorage.setItem(OFFLINE_KEY, 'off');
    const { user } = renderOnPage(<OfflinePages />);
    expect(languages()).toEqual([texts.notKept.en, texts.notKept.en]);
    const button = (await keep()) as HTMLButtonElement;
    load.mockImplementationOnce(async () => {
      // One that is disabled loses the focus.
      expect([button.disabled, button.ariaDisabled]).toEqual([false, 'true']);
      button.click();
      return Response.json(FILES);
    });
    await user.click(button);
    expect(await screen.findByText(texts.done.en)).toBeTruthy();
    expect(register).toHaveBeenCalledExactlyOnceWith('/funtool/service-worker.js');
    const all = fillText(texts.all.en, { count: 2 });
    await vi.waitFor(() => expect(languages()).toEqual([texts.notKept.en, all]));
    expect(localStorage.getItem(OFFLINE_KEY)).toBeNull();
    await user.click(await press(texts.forget.en));
    expect(await screen.findByText(texts.forgotten.en)).toBeTruthy();
    await vi.waitFor(() => expect(languages()).toEqual([texts.notKept.en, texts.notKept.en]));
    expect([...kept.keys()]).toEqual(['of another site']);
    expect(getRegistration).toHaveBeenCalledExactlyOnceWith(SCOPE);
    expect(unregister).toHaveBeenCalledOnce();
    expect(localStorage.getItem(OFFLINE_KEY)).toBe('off');
  });

  it.each<[string, () => void]>([
    ['a file cannot be had', () => load.mockRejectedValueOnce(new TypeError('offline'))],
    ['a proxy answers', () => load.mockResolvedValueOnce(new Response('<h1>Login</h1>'))],
    ['the worker is refused', () => register.mockRejectedValueOnce(new DOMException('no'))],
  ])('are said to have failed where %s, and kept at another attempt', async (_, fail) => {
    fail();
    const { user } = renderOnPage(<OfflinePages />);
    await user.click(await keep());
    expect((await screen.findByRole('alert')).textContent).toContain(texts.failed.en);
    expect([...kept.keys()]).toEqual(['of another site']);
    await user.click(await keep());
    expect(await screen.findByText(texts.done.en)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are counted as they are read, and what was read goes once all are saved anew', async () => {
    const pages = ['a.html', 'a.part.json', 'b.part.json', 'en/a.html', 'static/main.js'];
    const visited = pages.map((file) => [SCOPE + file, new Response()] as const);
    kept.set(`${SCOPE}visited.1`, new Map(visited));
    const { user } = renderOnPage(<OfflinePages />);
    const counts = [2, 1].map((count) => fillText(texts.kept.en, { count }));
    await vi.waitFor(() => expect(languages()).toEqual(counts));
    await user.click(await keep());
    const all = fillText(texts.all.en, { count: 2 });
    await vi.waitFor(() => expect(languages()).toEqual([counts[0], all]));
    const left = pages.filter((file) => file !== 'en/a.html').map((file) => SCOPE + file);
    expect([...kept.get(`${SCOPE}visited.1`)!.keys()]).toEqual(left);
    const again = fillText(texts.again.en, { language: 'English' });
    expect(await press(again)).toBeTruthy();
  });

  it.each<[string, () => void]>([
    ['the browser has no workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
    ['the site has none', () => (document.head.innerHTML = '')],
  ])('are not offered where %s', (_, arrange) => {
    arrange();
    renderOnPage(<OfflinePages />);
    expect(screen.getByText(texts.unsupported.en)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
