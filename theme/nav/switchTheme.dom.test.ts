// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { switchTheme } from './navActions';

it('switches between the themes @spec:language-version-and-theme', () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { classList } = document.documentElement;
  const isDark = () => (switchTheme(), classList.contains('dark'));
  expect([isDark(), isDark()]).toEqual([true, false]);
});
