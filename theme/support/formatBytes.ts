/**
 * Formats a size, the same in all languages of the site: as bytes below 1000, else as kilobytes with one
 * decimal at most.
 *
 * @param bytes A whole number.
 */
export function formatBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 100) / 10} kB`;
}
