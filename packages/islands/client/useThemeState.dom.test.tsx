// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useThemeState } from './useThemeState';

it('tells components of the theme, and lets them choose', async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { result } = renderHook(useThemeState);
  expect(result.current[0]).toBe('light');
  await act(async () => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
});
