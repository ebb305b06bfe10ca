import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Vitest has no globals here, by which the library would do so itself.
afterEach(cleanup);

/** jsdom knows dialogs, but not how to open one. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}
