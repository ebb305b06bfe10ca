/**
 * Restores `crypto.randomUUID`. Browsers hide it from workers with an opaque origin, but name blob
 * URLs by random UUIDs.
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
