// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayClicks } from './replayClicks';

const READY = 'ready-for-test';

const waiting = {
  begin: vi.fn<(control: Element) => void>(),
  end: vi.fn<(control: Element) => void>(),
  clear: vi.fn<() => void>(),
};
const load = vi.fn<(control: HTMLElement) => void>();

/** Elements that work by now, and what was done. */
let ready: Set<Element>;
let done: string[];

const find = (id: string) => document.getElementById(id)!;

const isPressWaiting = replayClicks({
  find: ({ target }) => (target as Element).closest('button, input'),
  isReady: (control) => ready.has(control),
  ready: READY,
  load,
  waiting,
});

/** Has controls work, as hydration does. */
function arrive(...ids: string[]): void {
  for (const id of ids) {
    ready.add(find(id));
    find(id).addEventListener('click', () => done.push(id));
  }
  document.dispatchEvent(new Event(READY));
  vi.advanceTimersByTime(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  ready = new Set();
  done = [];
  document.body.innerHTML = `<button id="a"><b id="in-a">A</b></button><button id="b">B</button><input id="c" type="checkbox"><button id="s" commandfor="panel"></button><dialog id="panel"></dialog>`;
});

afterEach(() => {
  arrive('a', 'b', 'c');
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('presses that come before the scripts', () => {
  it('are done in their order, each control once, as soon as it works', () => {
    for (const id of ['b', 'in-a', 'a', 'b']) find(id).click();
    expect(load.mock.calls.map(([{ id }]) => id)).toEqual(['b', 'a', 'a', 'b']);
    expect(isPressWaiting()).toBe(true);
    arrive('a');
    expect(done).toEqual([]);
    arrive('b');
    expect([done, isPressWaiting()]).toEqual([['b', 'a'], false]);
  });

  it('reach nothing else meanwhile, and mark their control as busy until they are done', () => {
    const reached = vi.fn<() => void>();
    document.body.addEventListener('click', reached, { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('in-a').dispatchEvent(event);
    expect([event.defaultPrevented, reached.mock.calls.length]).toEqual([true, 0]);
    expect(waiting.begin).toHaveBeenLastCalledWith(find('a'));
    expect(waiting.end).not.toHaveBeenCalled();
    arrive('a');
    expect(waiting.end).toHaveBeenLastCalledWith(find('a'));
    expect(waiting.begin).toHaveBeenCalledOnce();
  });

  it('are forgotten where their control has gone or is disabled', () => {
    find('a').click();
    find('b').click();
    const [a, b] = [find('a'), find('b') as HTMLButtonElement];
    b.disabled = true;
    a.remove();
    ready = new Set([b]);
    document.dispatchEvent(new Event(READY));
    vi.advanceTimersByTime(100);
    expect(isPressWaiting()).toBe(false);
    document.body.append(a);
  });

  it('open a panel at once, which is no press that waits', () => {
    find('s').click();
    expect([document.querySelector('dialog')!.open, isPressWaiting()]).toEqual([true, false]);
    expect(load).toHaveBeenCalledExactlyOnceWith(find('s'));
    expect(waiting.begin).not.toHaveBeenCalled();
  });

  it('are left alone once their control works', () => {
    arrive('a');
    find('a').click();
    expect(done).toEqual(['a']);
    expect(load).not.toHaveBeenCalled();
  });
});
