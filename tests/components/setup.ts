import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Vitest has no globals here, by which the library would do so itself.
afterEach(cleanup);

// The first import of what is loaded on demand takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The library asks for this by its name when it waits where timers are replaced.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } });

// jsdom has none of these, and nothing is loaded there.
Object.assign(globalThis, { CompressionStream, DecompressionStream });
Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });

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
