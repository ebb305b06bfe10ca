/**
 * Formats a size: as bytes below 1000, else as kilobytes with one decimal at most.
 *
 * @param bytes A whole number.
 * @param lang Language of the unit and the decimal sign.
 */
export function formatBytes(bytes: number, lang: string): string {
  if (bytes < 1000) return `${bytes} B`;
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1000);
}
