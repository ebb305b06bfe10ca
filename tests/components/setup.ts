import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Vitest has no globals here, by which the library would do so itself.
afterEach(cleanup);

// The first import of what is loaded on demand takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

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
