import { expect, it } from 'vitest';
import texts from '../../../theme/i18n.json';
import { formatBytes, formatSize } from './describeFacts';

const format = (...sizes: [minified: number, brotli: number][]) =>
  formatSize(
    sizes.map(([minified, brotli]) => ({ minified, brotli })),
    (key, params = {}) =>
      texts[key].en.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name]!),
  );

it.each([
  [52, '52 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [4470, '4.5 kB'],
])('formats %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it('leaves compression out where it does not help', () => {
  expect(format([52, 56])).toBe('52 B');
  expect(format([68, 66])).toBe('68 B');
});

it('says what compression leaves', () => {
  expect(format([1292, 433])).toBe('1.3 kB (433 B Brotli)');
});

it('gives the sizes of several exports as a range, each alone', () => {
  expect(format([89, 78], [45, 49])).toBe('45 B to 89 B each');
  expect(format([4478, 1321], [4434, 1298])).toBe('4.4 kB to 4.5 kB each (1.3 kB Brotli)');
});
