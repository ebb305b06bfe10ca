/** Removes what could burden the parent document, which ignores messages of its worker. */
export function isolateWorker(): void {
  restoreRandomUUID();
  removeGlobals('postMessage', 'Worker');
}

/** Workers with an opaque origin lack `crypto.randomUUID`, but blob URLs end in a random UUID. */
function restoreRandomUUID(): void {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(Crypto.prototype, 'randomUUID', {
    configurable: true,
    writable: true,
    value() {
      const address = URL.createObjectURL(new Blob());
      URL.revokeObjectURL(address);
      return address.slice(-36);
    },
  });
}

/** Deletes names from the global object and what it inherits from. */
export function removeGlobals(...names: string[]): void {
  for (let owner = globalThis as object | null; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}
