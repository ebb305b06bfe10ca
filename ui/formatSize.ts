/** What an import adds to a bundle, in bytes. */
export interface ExportSize {
  minified: number;
  /** Minified and compressed with Brotli. */
  brotli: number;
}

/** Looks a text of the interface up, by a key of `i18n.json`. */
export type Translate<Key extends string> = (key: Key, params?: Record<string, string>) => string;

/** Keys of the texts that sizes are put into. */
export type SizeKey = `facts.size${'Compressed' | 'Each' | 'Range'}Text`;

/** Compression is worth a word if it leaves no more than this share. */
const WORTHWHILE = 0.9;

/**
 * Formats a size, the same in all languages of the site: as bytes below 1000, else as kilobytes with one
 * decimal at most.
 *
 * @param bytes A whole number.
 */
export function formatBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 100) / 10} kB`;
}

/**
 * Says what imports add to a bundle: the minified size, and the compressed one where compression helps.
 *
 * @param sizes At least one; several are given as a range, since each was measured alone.
 * @param t Looks texts up in the language wanted.
 */
export function formatSize(sizes: ExportSize[], t: Translate<SizeKey>): string {
  const minified = formatRange(
    sizes.map((size) => size.minified),
    t,
  );
  const size = sizes.length > 1 ? t('facts.sizeEachText', { size: minified }) : minified;
  if (sizes.some((each) => each.brotli > WORTHWHILE * each.minified)) return size;
  const compressed = formatRange(
    sizes.map((each) => each.brotli),
    t,
  );
  return t('facts.sizeCompressedText', { size, compressed });
}

function formatRange(bytes: number[], t: Translate<SizeKey>): string {
  const [least, most] = [formatBytes(Math.min(...bytes)), formatBytes(Math.max(...bytes))];
  return least === most ? least : t('facts.sizeRangeText', { least, most });
}
