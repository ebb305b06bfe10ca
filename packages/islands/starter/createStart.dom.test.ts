// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { HYDRATED_EVENT, ISLAND, WANTED, WANTED_EVENT } from '@funtool-docs/shared/sharedNames';
import { createStart } from './createStart';

const DATA = { styles: '/all.css', scripts: ['/react.js', '/main.js'], pageScripts: ['/page.js'] };

const PAGE = `<div ${ISLAND}="box"></div><script id="${DATA_ID}" type="application/json">${JSON.stringify(DATA)}</script>`;

const island = () => document.querySelector<HTMLElement>(`[${ISLAND}]`)!;

/** Returns the requests of the page, in order. */
const asked = () =>
  [...document.head.querySelectorAll<HTMLElement>('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

const fail = vi.fn<() => void>();
const wanted = vi.fn<() => void>();

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = PAGE;
  document.addEventListener(WANTED_EVENT, wanted);
});

afterEach(() => {
  document.documentElement.removeAttribute(WANTED);
  document.removeEventListener(WANTED_EVENT, wanted);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('hydration that is wanted', () => {
  it('loads what an island needs, once, and the rest for the whole page alone', () => {
    const start = createStart(() => fail);
    start(island());
    start(island());
    expect(island().hasAttribute(WANTED)).toBe(true);
    expect(asked()).toEqual(['/react.js', '/main.js']);
    const scripts = [...document.scripts].filter(({ src }) => src);
    expect(scripts.map(({ async }) => async)).toEqual([false, false]);
    expect(wanted).toHaveBeenCalledOnce();
    start(document.documentElement);
    expect(asked()).toEqual(['/react.js', '/main.js', '/all.css', '/page.js']);
    expect(wanted).toHaveBeenCalledTimes(2);
    expect(fail).not.toHaveBeenCalled();
  });

  it('loads the full style sheet first for what opens, and for the rest once that has done its work', () => {
    vi.useFakeTimers();
    const start = createStart(() => fail);
    start(island());
    island().dispatchEvent(new Event(HYDRATED_EVENT));
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(['/react.js', '/main.js']);
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(['/react.js', '/main.js', '/all.css']);
    document.head.innerHTML = '';
    document.body.innerHTML = PAGE.replace('><', '><dialog></dialog><');
    createStart(() => fail)(island());
    expect(asked()).toEqual(['/all.css', '/react.js', '/main.js']);
    vi.useRealTimers();
  });

  it('waits for the rest of a document that is still arriving', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    createStart(() => fail)(document.documentElement);
    expect(asked()).toEqual([]);
    state.mockReturnValue('interactive');
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(asked()).toHaveLength(4);
  });

  it('fails where a script does, or where the document is not whole', () => {
    createStart(() => fail)(island());
    document.head.querySelector('script')!.dispatchEvent(new Event('error'));
    expect(fail).toHaveBeenCalledOnce();
    document.getElementById(DATA_ID)!.remove();
    createStart(() => fail)(document.documentElement);
    expect(fail).toHaveBeenCalledTimes(2);
  });
});
