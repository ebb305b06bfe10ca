import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { afterAll, vi } from 'vitest';

// Node.js has storage of its own from version 25 on, which hides that of the page and needs a file.
const { jsdom } = globalThis as { jsdom?: { window: Window } };
if (jsdom) {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });
  }
}

// The library for tests of components asks for this by its name when it waits where timers are replaced.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } });

// jsdom has none of these, and nothing is loaded there.
Object.assign(globalThis, { CompressionStream, DecompressionStream });
Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });

// A timer that ends after the last test of a file would find no page.
const startTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();
const start = (...args: Parameters<typeof setTimeout>) => {
  const timer = startTimer(...args);
  timers.add(timer);
  return timer;
};
globalThis.setTimeout = Object.assign(start, startTimer);
afterAll(() => timers.forEach((timer) => clearTimeout(timer)));

/** jsdom knows dialogs, but not how to open one. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

if (typeof HTMLDialogElement !== 'undefined') {
  // Nothing has a place there.
  Element.prototype.scrollIntoView = () => {};
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}
