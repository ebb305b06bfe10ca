import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Renderer } from '@takumi-rs/core';
import { hashOfPackages, openBuildCache } from '@funtool-docs/content/buildCache';
import { drawSocialCard, DRAWING_INPUTS } from './socialCard';
import type { SitePage } from '@funtool-docs/agents/sitePages';

/** By the font family that `socialCard.css` names. */
const PACKAGES = {
  mono: '@fontsource-variable/jetbrains-mono',
  sans: '@fontsource-variable/noto-sans-sc',
};

const require = createRequire(import.meta.url);

/**
 * Draws the social image of every page, or takes it from the build cache; by path in the built
 * site.
 */
export async function drawSocialImages(
  pages: SitePage[],
  root: string,
): Promise<Record<string, Uint8Array>> {
  const cache = openBuildCache(root, 'social-images');
  const packages = hashOfPackages(root);
  let renderer: ReturnType<typeof createRenderer> | undefined;
  const images = await Promise.all(
    pages.map(async ({ output, title, category, signature, description, locale }) => {
      const text = { title, category, signature, description, locale };
      const image = await cache.get([text, DRAWING_INPUTS, packages], async () => {
        renderer ??= createRenderer();
        return drawSocialCard(await renderer, text);
      });
      return [`${output}.png`, image] as const;
    }),
  );
  cache.prune();
  return Object.fromEntries(images);
}

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
