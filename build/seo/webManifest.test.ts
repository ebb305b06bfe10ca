import { expect, it } from 'vitest';
import { readText } from '@funtool-docs/content/files';
import { THEME_COLORS, writeManifests } from './webManifest';

it('writes a manifest for each language, whose app starts with its home page', () => {
  const starts = Object.entries(writeManifests()).map(([file, json]) => {
    const { lang, start_url: start } = JSON.parse(json);
    return [file, lang, start];
  });
  expect(starts).toEqual([
    ['manifest.webmanifest', 'zh', '/funtool/'],
    ['en/manifest.webmanifest', 'en', '/funtool/en/'],
  ]);
});

it('has the background of pages as its colour, the light one first', () => {
  const lightness = Object.values(THEME_COLORS).map((hex) => Number.parseInt(hex.slice(1, 3), 16));
  expect(lightness[0]).toBeGreaterThan(200);
  expect(lightness[1]).toBeLessThan(50);
});

it('has the accent colour of the icon, which cannot use variables', () => {
  const [, accent] = /--rp-c-brand: (#\w+);/.exec(readText('theme/shared/tokens.css'))!;
  expect(readText('docs/public/icon.svg')).toContain(`fill="${accent}"`);
});
