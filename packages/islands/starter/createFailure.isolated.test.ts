// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  HYDRATED,
  HYDRATED_EVENT,
  ISLAND,
  WANTED,
  WANTED_EVENT,
} from '@funtool-docs/shared/sharedNames';
import { createFailure } from './createStart';

const TEXT = 'The scripts could not be loaded.';

const PAGE = `<div ${ISLAND}="box" ${WANTED}></div><dialog id="panel"><input></dialog>`;

const clear = vi.fn<() => void>();
const reload = vi.fn<() => void>();
const createFail = () => createFailure(TEXT, { begin: clear, end: clear, clear });

/** Returns the messages on the page and in a panel. */
const said = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent, parentElement }) => [
    parentElement!.localName,
    textContent,
  ]);

const SAID = [
  ['body', TEXT],
  ['dialog', TEXT],
];

const answer = vi.fn<() => Promise<Response>>();

/** Says how the page was opened. */
const openedBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type }] as unknown as PerformanceEntryList);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
  openedBy('navigate');
  answer.mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { ...location, href: 'https://site.test/at', reload });
});

afterEach(() => {
  document.querySelector(`[${ISLAND}]`)!.removeAttribute(WANTED);
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  history.replaceState(null, '');
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('scripts that fail to load', () => {
  it('reload the page once if the server answers, with an open panel kept', async () => {
    const dialog = document.querySelector('dialog')!;
    dialog.showModal();
    dialog.querySelector('input')!.value = 'deb';
    const fail = createFail();
    fail();
    fail();
    await settle();
    expect(answer).toHaveBeenCalledExactlyOnceWith('https://site.test/at', {
      method: 'HEAD',
      cache: 'no-store',
      signal: expect.any(AbortSignal),
    });
    expect(reload).toHaveBeenCalledOnce();
    expect(history.state).toEqual({ panel: 'deb' });
    dialog.querySelector('input')!.value = 'debounce';
    dialog.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
    expect(history.state).toEqual({ panel: 'debounce' });
    expect(said()).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['a reload has not helped', () => openedBy('reload')],
    ['the server does not answer', () => answer.mockRejectedValue(new TypeError('offline'))],
    [
      'a reload would take what the reader does',
      () => document.querySelector(`[${ISLAND}]`)!.setAttribute(HYDRATED, ''),
    ],
  ])('are told on the page and in a panel where %s', async (_, arrange) => {
    arrange();
    createFail()();
    await settle();
    expect(said()).toEqual(SAID);
    expect(clear).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('are told after ten seconds of a page that is being left', async () => {
    openedBy('reload');
    const fail = createFail();
    document.dispatchEvent(new Event(WANTED_EVENT));
    dispatchEvent(new Event('beforeunload'));
    fail();
    await vi.advanceTimersByTimeAsync(9900);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toEqual(SAID);
  });

  it('watch whether a page is left only while something is to hydrate', async () => {
    const listen = vi.spyOn(globalThis, 'addEventListener');
    const forget = vi.spyOn(globalThis, 'removeEventListener');
    createFail();
    expect(listen).not.toHaveBeenCalledWith('beforeunload', expect.anything());
    document.dispatchEvent(new Event(WANTED_EVENT));
    expect(listen).toHaveBeenCalledWith('beforeunload', expect.anything());
    const [, listener] = listen.mock.calls.find(([type]) => type === 'beforeunload')!;
    document.querySelector(`[${ISLAND}]`)!.setAttribute(HYDRATED, '');
    document.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(forget).toHaveBeenCalledWith('beforeunload', listener);
  });
});
