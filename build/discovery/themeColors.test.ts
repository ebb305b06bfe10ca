import { expect, it } from 'vitest';
import { resolveColors } from './themeColors';
import { readText } from '@funtool-docs/content/textFile';

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
