// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { showThemeColor } from './showThemeColor';

beforeEach(() => {
  document.documentElement.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="#fff" data-dark="#111">';
});

/** The first tag counts. */
const color = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content;

it('gives the bar of the browser the colour of the theme, whatever has set it', async () => {
  document.documentElement.className = 'dark';
  showThemeColor();
  expect(color()).toBe('#111');
  document.documentElement.classList.remove('dark');
  await vi.waitFor(() => expect(color()).toBe('#fff'));
  document.documentElement.classList.add('dark');
  await vi.waitFor(() => expect(color()).toBe('#111'));
});

it('leaves the tag of the document alone where that names one colour', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff">';
  showThemeColor();
  expect(document.head.children).toHaveLength(1);
});
