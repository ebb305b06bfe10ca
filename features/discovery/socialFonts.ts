import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Renderer } from '@takumi-rs/core';

/** The fonts of social images, by the family that their style sheet names. */
const PACKAGES = {
  mono: '@fontsource-variable/jetbrains-mono',
  sans: '@fontsource-variable/noto-sans-sc',
};

const require = createRequire(import.meta.url);

/** Makes a renderer that has every character of the site, Latin and Han, in all weights. */
export async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  const fonts = Object.entries(PACKAGES).flatMap(([name, from]) => readSubsets(name, from));
  await Promise.all(fonts.map((font) => renderer.registerFont(font)));
  return renderer;
}

/** A family comes as many files, each for some ranges of characters: `{ "[4]": "U+20-7e,U+a0" }`. */
function readSubsets(name: string, from: string) {
  const ranges = require(`${from}/unicode.json`) as Record<string, string>;
  const prefix = `${from}/files/${from.slice(from.indexOf('/') + 1)}`;
  return Object.entries(ranges).map(([subset, range]) => ({
    name,
    data: readFileSync(
      require.resolve(`${prefix}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ),
    unicodeRange: parseRanges(range),
  }));
}

function parseRanges(ranges: string): [number, number][] {
  return ranges.split(',').map((range) => {
    const [first, last = first] = range.replace('U+', '').split('-') as [string, string?];
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
