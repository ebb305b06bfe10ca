// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { APPLE } from '@funtool-docs/shared/sharedNames';
import { findByShortcut } from './shortcut';

const NONE = {
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
  target: null,
};

const OPENER = '<button aria-keyshortcuts="Control+K Meta+K"></button>';

beforeEach(() => void (document.body.innerHTML = OPENER));

/** Tells whether a key finds the button. */
const isShortcut = (event: Parameters<typeof findByShortcut>[0]) =>
  findByShortcut(event)?.localName === 'button';

describe('the shortcut of a control', () => {
  it.each([
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl+K with caps lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on a Greek keyboard', { key: 'κ', code: 'KeyK', ctrlKey: true }],
    ['the K of a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }],
  ])('is %s', (_, event) => {
    expect(isShortcut({ ...NONE, ...event })).toBe(true);
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
    expect(isShortcut({ ...NONE, ...event } as KeyboardEvent)).toBe(false);
  });
});

describe.each(['<input>', '<textarea></textarea>', '<div contenteditable="true"><b></b></div>'])(
  'the shortcut of a control in %s',
  (html) => {
    const press = (keys: Partial<KeyboardEvent>) => {
      document.body.innerHTML = OPENER + html;
      const target = [...document.querySelectorAll('body *')].at(-1)!;
      return isShortcut({ ...NONE, key: 'k', code: 'KeyK', target, ...keys });
    };

    beforeEach(() => document.documentElement.removeAttribute(APPLE));

    it('is Cmd+K alone on systems of Apple, where Ctrl+K deletes to the end of the line', () => {
      document.documentElement.setAttribute(APPLE, '');
      expect(press({ ctrlKey: true })).toBe(false);
      expect(press({ metaKey: true })).toBe(true);
    });

    it('is Ctrl+K on other systems', () => {
      expect(press({ ctrlKey: true })).toBe(true);
    });

    it('is no key that the field has used', () => {
      expect(press({ ctrlKey: true, defaultPrevented: true })).toBe(false);
    });
  },
);

it('is Ctrl+K outside of text fields on systems of Apple, too', () => {
  document.documentElement.setAttribute(APPLE, '');
  const key = { ...NONE, key: 'k', code: 'KeyK', ctrlKey: true };
  expect(isShortcut({ ...key, target: document.body })).toBe(true);
});
