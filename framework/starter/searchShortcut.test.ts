import { describe, expect, it } from 'vitest';
import { isSearchShortcut } from './searchShortcut';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('the shortcut of search', () => {
  it.each([
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl+K with caps lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on a Greek keyboard', { key: 'κ', code: 'KeyK', ctrlKey: true }],
    ['the K of a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }],
  ])('is %s', (_, event) => {
    expect(isSearchShortcut({ ...NONE, ...event })).toBe(true);
  });

  it.each([
    ['K alone', { key: 'k', code: 'KeyK' }],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
    ['AltGr+K', { key: 'ķ', code: 'KeyK', ctrlKey: true, altKey: true }],
    ['Ctrl+Cmd+K', { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true }],
    ['the key of K that has another letter', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['another Cyrillic letter', { key: 'м', code: 'KeyV', ctrlKey: true }],
    ['a key filled in by the browser', { ctrlKey: true }],
  ])('is not %s', (_, event) => {
    expect(isSearchShortcut({ ...NONE, ...event } as KeyboardEvent)).toBe(false);
  });
});
