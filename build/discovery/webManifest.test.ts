import { expect, it } from 'vitest';
import { readText } from '@funtool-docs/content/textFile';
import { THEME_COLORS } from './themeColors';
import { writeManifests } from './webManifest';

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

it('has the background of pages as its colour', () => {
  const styles = readText('theme/shared/tokens.css');
  const backgrounds = Array.from(styles.matchAll(/--rp-c-bg: (#\w+);/g), ([, color]) => color);
  expect(backgrounds).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
