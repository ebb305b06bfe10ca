// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../client/embedded';
import { OFFLINE_KEY } from '@funtool-docs/shared/sharedNames';
import { fetchAhead, keepOffline } from './afterLoad';

const WORKER = '/funtool/service-worker.js';

const PAGE = {
  content: { lang: 'en' },
  scripts: ['/react.js', '/main.js'],
  pageScripts: ['/page.js'],
  styles: '/all.css',
  search: ['/search.js'],
  worker: WORKER,
} as unknown as PageData;

const register = vi.fn<(address: string) => Promise<unknown>>();

/** Returns the files that were prefetched. */
const ahead = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** Sets how the reader has come to the page. */
function comeFrom({ referrer = '', isInstalled = false, controller = null as unknown }): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const matches = (query: string) => isInstalled && query === '(display-mode: standalone)';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller, register },
  });
}

const FROM_THE_SITE = { referrer: `${location.origin}/funtool/en/` };

/** Fetches ahead, and is idle then. */
async function load(page = PAGE): Promise<void> {
  const steps: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (step: () => void) => steps.push(step));
  fetchAhead(page);
  expect(ahead()).toEqual([]);
  for (const step of steps) step();
  await vi.waitFor(() => {});
}

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  comeFrom(FROM_THE_SITE);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('what is fetched ahead', () => {
  it('is what islands need, once the page is idle', async () => {
    comeFrom({});
    await load();
    expect(ahead()).toEqual(PAGE.scripts);
  });

  it.each([
    ['saves data', { saveData: true }],
    ['has a slow connection', { saveData: false, effectiveType: 'slow-2g' }],
  ])('is nothing where the reader %s', (_, connection) => {
    Reflect.set(navigator, 'connection', connection);
    const idle = vi.fn<() => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    fetchAhead(PAGE);
    expect(idle).not.toHaveBeenCalled();
  });
});

describe('pages for offline use', () => {
  it.each<[string, object]>([
    ['comes from another page of the site', FROM_THE_SITE],
    ['has installed the site', { isInstalled: true }],
    ['has them already', { controller: {} }],
  ])('are kept where the reader %s', async (_, place) => {
    comeFrom(place);
    await load();
    await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith(WORKER));
  });

  it.each<[string, () => PageData | void]>([
    ['on the first page of a visit', () => comeFrom({})],
    ['from elsewhere', () => comeFrom({ referrer: 'https://example.com/funtool/' })],
    ['from beside the site', () => comeFrom({ referrer: `${location.origin}/other/` })],
    ['who has said no', () => localStorage.setItem(OFFLINE_KEY, 'off')],
    ['of the 404 document', () => ({ ...PAGE, content: undefined }) as PageData],
    ['where the site has no worker', () => ({ ...PAGE, worker: undefined })],
  ])('are not kept for a reader %s', async (_, arrange) => {
    await load(arrange() ?? PAGE);
    expect(register).not.toHaveBeenCalled();
  });

  it('are kept on the second page of a document', async () => {
    comeFrom({});
    keepOffline(PAGE);
    expect(register).not.toHaveBeenCalled();
    keepOffline(PAGE, true);
    await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith(WORKER));
  });
});
