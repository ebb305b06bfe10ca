/**
 * Gives examples `crypto.randomUUID`, as any page of a reader has it. Browsers keep it from workers without
 * an origin, but name blobs by random UUIDs.
 */
export function restoreRandomUUID(): void {
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
