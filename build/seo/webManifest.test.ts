import { expect, it } from 'vitest';
import { readText } from '@funtool-docs/content/textFile';
import { resolveColors, THEME_COLORS, writeManifests } from './webManifest';

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

it('resolves variables that refer to others, in either theme', () => {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    resolveColors('1px solid var(--rp-c-link)', scheme),
  );
  expect(light).toMatch(/^1px solid #\w{6}$/);
  expect(dark).toMatch(/^1px solid #\w{6}$/);
  expect(dark).not.toBe(light);
});

it('fails at a variable that does not exist', () => {
  expect(() => resolveColors('var(--rp-c-none)', 'light')).toThrow('--rp-c-none');
});

it('has the accent colour of the icon, which cannot use variables', () => {
  const icon = readText('docs/public/icon.svg');
  expect(icon).toContain(`fill="${resolveColors('var(--rp-c-brand)', 'light')}"`);
});
