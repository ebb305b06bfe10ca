import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Renderer } from '@takumi-rs/core';
import { readSitePages } from '@funtool-docs/agents/sitePages';
import { drawSocialCard } from '../../build/discovery/socialCard';
import { createRenderer } from '../../build/discovery/socialImages';

const pages = readSitePages(path.resolve(import.meta.dirname, '../..'));

/** A character that no font has. */
const NONE = '\u{10FFFE}';

let renderer: Renderer;

beforeAll(async () => {
  renderer = await createRenderer();
});

/** Outlines of a character; a missing one is drawn as a crossed box. */
function outline(text: string, fontFamily: string): Promise<string> {
  return renderer.renderSvg(
    { type: 'text', text, style: { fontFamily } },
    { width: 100, height: 100 },
  );
}

it.each(['sans', 'mono'])('has a glyph for every character shown in %s', async (family) => {
  const missing = await outline(NONE, family);
  const shown = pages.flatMap(({ title, category, description, signature }) =>
    family === 'mono' ? signature : [title, category, description],
  );
  const characters = [...new Set(shown.join(''))];
  expect(characters.length).toBeGreaterThan(family === 'mono' ? 50 : 500);
  const outlines = await Promise.all(characters.map((each) => outline(each, family)));
  expect(characters.filter((_, index) => outlines[index] === missing)).toEqual([]);
});

it('draws Latin and Han, the same image for the same page', async () => {
  const [first, second] = await Promise.all([
    drawSocialCard(renderer, pages[0]!),
    drawSocialCard(renderer, pages[0]!),
  ]);
  expect(first.equals(second)).toBe(true);
  const other = await drawSocialCard(renderer, { ...pages[0]!, description: '另一句话' });
  expect(first.equals(other)).toBe(false);
});
