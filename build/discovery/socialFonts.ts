import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Renderer } from '@takumi-rs/core';

/** By the font family that `socialCard.css` names. */
const PACKAGES = {
  mono: '@fontsource-variable/jetbrains-mono',
  sans: '@fontsource-variable/noto-sans-sc',
};

const require = createRequire(import.meta.url);

/** Creates a renderer with the fonts for Latin and Han text, in all weights. */
export async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  const fonts = Object.entries(PACKAGES).flatMap(([name, from]) => readSubsets(name, from));
  await Promise.all(fonts.map((font) => renderer.registerFont(font)));
  return renderer;
}

/** `unicode.json` has the character ranges of each font file: `{ "[4]": "U+20-7e,U+a0" }`. */
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
