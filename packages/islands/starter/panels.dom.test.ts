// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { APPLE, HYDRATED, HYDRATED_EVENT, ISLAND } from '@funtool-docs/shared/sharedNames';
import { findByShortcut, handlePanels, keepPanel } from './panels';

const PAGE = `<div ${ISLAND}="finder"><button commandfor="panel" aria-keyshortcuts="Control+K Meta+K"></button><dialog id="panel"><input><button><b>Cancel</b></button></dialog></div><textarea></textarea>`;

const CLOSE = 'dialog button';

const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<E>(selector)!;
const input = () => find<HTMLInputElement>('dialog input');
const panel = () => find<HTMLDialogElement>('dialog');

/** Presses a key, and tells whether the browser goes on with it. */
const press = (key: string, init: KeyboardEventInit = {}, target: Element = input()) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );

const click = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** The field gets these once the panel is hydrated. */
let replayed: KeyboardEvent[] = [];

/** Has the panel hydrate, and whatever else. */
function hydrate(selector = `[${ISLAND}]`): void {
  find(selector).setAttribute(HYDRATED, '');
  input().addEventListener('keydown', (event) => replayed.push(event));
  find(selector).dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
  vi.runAllTimers();
}

beforeAll(handlePanels);

beforeEach(() => {
  vi.useFakeTimers();
  replayed = [];
  document.body.innerHTML = PAGE;
  press('Shift', {}, document.body);
});

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '');
});

/** Opens the panel and fills in a text. */
function type(text: string): void {
  press('k', { code: 'KeyK', ctrlKey: true }, document.body);
  input().value = text;
}

describe('a panel before its code has arrived @spec:search', () => {
  it('opens by its shortcut and closes by its button or a press beside it', () => {
    expect(press('k', { code: 'KeyK' }, document.body)).toBe(true);
    expect(panel().open).toBe(false);
    for (const selector of [`${CLOSE} b`, 'dialog']) {
      expect(press('k', { code: 'KeyK', metaKey: true }, document.body)).toBe(false);
      expect(panel().open).toBe(true);
      click('input');
      expect(panel().open).toBe(true);
      click(selector);
      expect(panel().open).toBe(false);
    }
  });

  it('leaves presses and keys to React once that handles them', () => {
    hydrate();
    expect(press('k', { code: 'KeyK', ctrlKey: true }, document.body)).toBe(true);
    expect(panel().open).toBe(false);
    panel().showModal();
    click(CLOSE);
    expect(panel().open).toBe(true);
  });

  it('keeps Enter with its modifiers, and hands it on once', () => {
    type('cloneDeep');
    press('Enter', { ctrlKey: true });
    hydrate();
    expect(replayed.map(({ key, ctrlKey }) => [key, ctrlKey])).toEqual([['Enter', true]]);
    hydrate();
    expect(replayed).toHaveLength(1);
  });

  it('keeps Enter while other parts of the page hydrate', () => {
    type('cloneDeep');
    press('Enter');
    hydrate('textarea');
    expect(replayed).toEqual([]);
    hydrate();
    // There are two listeners by now.
    expect(new Set(replayed).size).toBe(1);
  });

  it.each<[string, () => unknown]>([
    ['more text', () => (input().value = 'cloneDeepWith')],
    ['less text', () => (input().value = 'clone')],
    ['another key', () => press('ArrowDown')],
    ['a press that closes it', () => click(CLOSE)],
    ['Escape', () => panel().close()],
  ])('forgets Enter at %s', (_, change) => {
    type('cloneDeep');
    press('Enter');
    change();
    hydrate();
    expect(replayed).toEqual([]);
  });

  it('forgets Enter at a key that comes just after hydration', () => {
    type('cloneDeep');
    press('Enter');
    document.addEventListener(HYDRATED_EVENT, () => press('ArrowDown'), { once: true });
    hydrate();
    expect(replayed.map(({ key }) => key)).toEqual(['ArrowDown']);
  });

  it.each<[string, () => unknown]>([
    ['in an empty field', () => type('')],
    ['of an input method', () => (type('a'), press('Enter', { isComposing: true }))],
    ['of an input method of Safari', () => (type('a'), press('Enter', { keyCode: 229 }))],
    ['elsewhere', () => (type('a'), press('Enter', {}, find(CLOSE)))],
  ])('keeps no Enter %s', (_, enter) => {
    enter();
    hydrate();
    expect(replayed).toEqual([]);
  });
});

it('leaves Escape to an input method, which drops what it composes', () => {
  type('a');
  expect(press('Escape', { isComposing: true })).toBe(false);
  expect(press('Escape')).toBe(true);
});

describe('a panel across a reload', () => {
  it('opens again with what was typed, once, and stays closed where it was closed', () => {
    history.replaceState({ other: 1 }, '');
    keepPanel();
    expect(history.state).toEqual({ other: 1 });
    type('cloneDeep');
    keepPanel();
    expect(history.state).toEqual({ other: 1, panel: 'cloneDeep' });
    document.body.innerHTML = PAGE;
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(panel().open).toBe(true);
    expect(input().value).toBe('cloneDeep');
    expect(history.state).toEqual({ other: 1 });
    document.body.innerHTML = PAGE;
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(panel().open).toBe(false);
  });
});

const NONE = {
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
  target: null,
};

const OPENER = '<button aria-keyshortcuts="Control+K Meta+K"></button>';

/** Tells whether a key finds the button. */
const isShortcut = (event: Parameters<typeof findByShortcut>[0]) =>
  findByShortcut(event)?.localName === 'button';

describe('the shortcut of a control', () => {
  beforeEach(() => {
    document.body.innerHTML = OPENER;
    document.documentElement.removeAttribute(APPLE);
  });

  it.each([
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl+K with caps lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['the K of a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }],
  ])('is %s', (_, event) => {
    expect(isShortcut({ ...NONE, ...event })).toBe(true);
  });

  it.each([
    ['K alone', { key: 'k', code: 'KeyK' }],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['AltGr+K', { key: 'ķ', code: 'KeyK', ctrlKey: true, altKey: true }],
    ['Ctrl+Cmd+K', { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true }],
    ['the key of K that has another letter', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['another Cyrillic letter', { key: 'м', code: 'KeyV', ctrlKey: true }],
    ['a key filled in by the browser', { ctrlKey: true }],
  ])('is not %s', (_, event) => {
    expect(isShortcut({ ...NONE, ...event } as KeyboardEvent)).toBe(false);
  });

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<div contenteditable="true"><b></b></div>',
    '<p></p>',
  ])('is on systems of Apple Cmd+K alone within a field, where Ctrl+K edits: %s', (html) => {
    document.body.innerHTML = OPENER + html;
    const target = [...document.querySelectorAll('body *')].at(-1)!;
    const isShortcutHere = (keys: Partial<KeyboardEvent>) =>
      isShortcut({ ...NONE, key: 'k', code: 'KeyK', target, ...keys });
    expect(isShortcutHere({ ctrlKey: true })).toBe(true);
    expect(isShortcutHere({ ctrlKey: true, defaultPrevented: true })).toBe(false);
    document.documentElement.setAttribute(APPLE, '');
    expect(isShortcutHere({ ctrlKey: true })).toBe(html === '<p></p>');
    expect(isShortcutHere({ metaKey: true })).toBe(true);
  });
});
