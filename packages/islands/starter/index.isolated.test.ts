// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import {
  ACTION,
  FILLED_LATER,
  ISLAND,
  PLACED_EVENT,
  STARTS_AT_ONCE,
  WANTED,
} from '@funtool-docs/shared/sharedNames';

const ADDRESS = '/funtool/en/guide/api/array/at';

const DATA = {
  content: { address: ADDRESS, lang: 'en' },
  styles: '/all.css',
  scripts: ['/react.js'],
  pageScripts: ['/page.js'],
  onIntent: { finder: ['/panel.js', '/index.json'] },
};

const OTHER_PAGE = { ...DATA, content: { ...DATA.content, address: '/funtool/en/other' } };

const PAGE = `
  <button id="theme" ${ACTION}="switchTheme">Theme</button>
  <div ${ISLAND}="finder"><button id="find" commandfor="panel" aria-keyshortcuts="Control+K">Find</button><dialog id="panel"><input></dialog></div>
  <h1 id="title">at</h1><select id="tabs"></select>
  <details><summary id="summary">More</summary></details>
  <div ${ISLAND}="edit"><pre id="code"></pre><button id="run">Run</button></div>
  <div ${ISLAND}="edit"><pre></pre><button id="last">Run</button></div>`;

/** With a disclosure that scripts fill. */
const FILLED = `${PAGE}<div ${ISLAND}="filled"><details ${FILLED_LATER}><summary id="calls">Calls</summary></details></div>`;

/** Controls that only this site has. */
const CONTROLS = '.whole, p > img';

let stop: AbortController;

const find = (id: string) => document.getElementById(id)!;
const fire = (id: string, type: string, init: KeyboardEventInit = {}) =>
  find(id).dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));

/** Returns the parts to hydrate: the ids of controls in islands, and the page. */
const wanted = () => {
  vi.advanceTimersByTime(0);
  return [...document.querySelectorAll(`[${WANTED}]`)].map((root) =>
    root.matches(`[${ISLAND}]`) ? root.querySelector('button, summary')!.id : root.localName,
  );
};

const asked = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const isEnhanced = () => asked().some((src) => src.endsWith('/enhancements.js'));

/** Has the document arrive at an address. */
async function open({ hash = '', search = '', page = PAGE, data = DATA as object } = {}) {
  history.replaceState(null, '', ADDRESS + search + hash);
  document.body.innerHTML = `${page}<script id="${DATA_ID}" type="application/json">${JSON.stringify(data)}</script>`;
  const script = document.createElement('script');
  Object.assign(script.dataset, {
    failedText: 'Failed',
    waitingText: 'Waiting',
    enhancements: '/enhancements.js',
    controls: CONTROLS,
  });
  document.body.append(script);
  document.querySelector<HTMLElement>('[autofocus]')?.focus();
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./index');
  dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  // What waits would tell so to a document that is gone.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  stop = new AbortController();
  for (const target of [document, globalThis] as EventTarget[]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const given = typeof options === 'boolean' ? { capture: options } : options;
      addEventListener.call(target, type, listener, { signal: stop.signal, ...given });
    });
  }
  vi.stubGlobal('matchMedia', () => new EventTarget());
  document.head.innerHTML = '';
});

afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute(WANTED);
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a page that has arrived', () => {
  it('hydrates nothing while it is read', async () => {
    await open();
    for (const type of ['pointermove', 'pointerdown', 'focusin', 'click']) fire('title', type);
    fire('title', 'keydown', { key: 'Home' });
    fire('theme', 'pointermove');
    fire('run', 'pointerover');
    expect(wanted()).toEqual([]);
    expect(isEnhanced()).toBe(true);
  });

  it.each(['pointermove', 'pointerdown', 'focusin', 'click'])(
    'hydrates an island alone at a %s on its buttons',
    async (type) => {
      await open();
      fire('run', type);
      expect(wanted()).toEqual(['run']);
      expect(asked().map((src) => new URL(src).pathname)).toEqual(['/react.js']);
    },
  );

  it('hydrates as one where a control is in no island', async () => {
    await open();
    fire('tabs', 'focusin');
    expect(wanted()).toEqual(['html']);
  });

  it('hydrates the island of a disclosure that scripts fill once it is pressed, and nothing for another', async () => {
    await open({ page: FILLED });
    fire('summary', 'click');
    fire('calls', 'pointermove');
    expect(wanted()).toEqual([]);
    fire('calls', 'click');
    expect(wanted()).toEqual(['calls']);
  });

  it('hydrates at what the site says needs React, and at any key where there is some', async () => {
    await open({ page: `${PAGE}<p><img id="image"></p>` });
    fire('image', 'pointermove');
    expect(wanted()).toEqual(['html']);
    document.documentElement.removeAttribute(WANTED);
    stop.abort();
    stop = new AbortController();
    await open({ page: `${PAGE}<div class="whole"></div>` });
    fire('title', 'keydown', { key: 'Tab' });
    expect(wanted()).toEqual(['html']);
  });

  it('hydrates a panel at its shortcut, and opens it at once', async () => {
    await open();
    fire('title', 'keydown', { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(wanted()).toEqual(['find']);
    expect(document.querySelector('dialog')!.open).toBe(true);
  });

  it.each<[string, Parameters<typeof open>[0], string[]]>([
    ['has a query', { search: '?filter=at' }, ['html']],
    ['is of no use without scripts', { page: `${PAGE}<p ${STARTS_AT_ONCE}></p>` }, ['html']],
    ['stands for all paths', { data: { ...DATA, content: undefined } }, ['html']],
    ['has an island in its address', { hash: '#edit=0.abc' }, ['run']],
    ['has another one of these', { hash: '#edit=1.abc' }, ['last']],
    ['has one as an app has encoded it', { hash: '#EDIT%3D1.abc' }, ['last']],
    ['has one that is there no more', { hash: '#edit=7.abc' }, ['last']],
    ['has a field in use', { page: PAGE.replace('input', 'input autofocus') }, ['find']],
    ['says no place', { hash: '#edit=.abc' }, ['run']],
    ['has a heading in its address', { hash: '#title' }, []],
    ['has a disclosure in its address', { hash: '#summary' }, []],
    ['has one that scripts fill in its address', { hash: '#calls', page: FILLED }, ['calls']],
  ])('starts what it needs where it %s', async (_, place, expected) => {
    await open(place);
    expect(wanted()).toEqual(expected);
  });

  it.each([
    ['a link within the page leads to', () => dispatchEvent(new Event('hashchange'))],
    ['the page that is put in place needs', () => document.dispatchEvent(new Event(PLACED_EVENT))],
  ])('starts what %s', async (_, arrive) => {
    await open();
    history.replaceState(null, '', `${ADDRESS}#edit=1.abc`);
    arrive();
    expect(wanted()).toEqual(['last']);
  });

  it('loads what needs no React once it has loaded, unless the reader saves data', async () => {
    await open();
    expect(isEnhanced()).toBe(false);
    dispatchEvent(new Event('load'));
    expect(isEnhanced()).toBe(true);
    stop.abort();
    stop = new AbortController();
    document.head.innerHTML = '';
    Reflect.set(navigator, 'connection', { saveData: true });
    await open();
    dispatchEvent(new Event('load'));
    expect(isEnhanced()).toBe(false);
    fire('code', 'pointermove');
    expect(isEnhanced()).toBe(true);
  });

  it('leaves an address alone to which the reader has gone back meanwhile, since it is loaded next', async () => {
    const loaded = { name: location.origin + OTHER_PAGE.content.address };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded as PerformanceEntry]);
    await open({ data: OTHER_PAGE });
    expect(location.pathname).toBe(ADDRESS);
  });

  it.each([
    ['that Safari names after the file of an offline copy', { name: `${ADDRESS}.html` }],
    ['that is loaded again already', { name: '/funtool/', type: 'reload' }],
  ])('does not load a page again %s', async (_, { name, ...rest }) => {
    const loaded = { name: location.origin + name, ...rest };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded as PerformanceEntry]);
    await open({ data: OTHER_PAGE });
    expect(location.pathname).toBe(OTHER_PAGE.content.address);
  });

  it('says so where the scripts that a press waits for cannot be loaded', async () => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    await open();
    find('theme').click();
    document.head.querySelector('script')!.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=alert]')!.textContent).toBe('Failed');
    expect(find('theme').hasAttribute('aria-busy')).toBe(false);
  });
});
