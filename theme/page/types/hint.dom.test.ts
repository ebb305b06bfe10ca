// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findIdentifier, type Identifier } from './findIdentifier';
import { hintAt } from './hint';

vi.mock(import('./findIdentifier'), () => ({ findIdentifier: vi.fn<typeof findIdentifier>() }));

// jsdom has no style sheets that scripts make.
vi.hoisted(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
});

let code: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<pre><code>last</code></pre><p>Text</p>';
  code = document.querySelector('code')!;
});

afterEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  vi.useRealTimers();
});

const range = { getBoundingClientRect: () => new DOMRect(10, 100, 20, 10) };
const found = (text: string) => Promise.resolve({ range, text } as unknown as Identifier);
const event = (type: string, fields: object) =>
  ({ type, buttons: 0, pointerType: 'mouse', clientX: 1, clientY: 1, ...fields }) as PointerEvent;
const point = (fields = {}) => hintAt(event('pointermove', fields), code);
const rest = (time = 200) => vi.advanceTimersByTimeAsync(time);
const hint = () => document.querySelector('[role="tooltip"]');
const fire = (target: EventTarget, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));

it('shows a type once the pointer rests, and none while a button is pressed', async () => {
  vi.mocked(findIdentifier).mockImplementation(() => found('const last: string'));
  point({ buttons: 1 });
  await rest();
  expect(hint()).toBeNull();
  point();
  await rest(199);
  expect(hint()).toBeNull();
  await rest(1);
  expect(hint()!.textContent).toBe('const last: string');
  expect(hint()!.getAttribute('translate')).toBe('no');
});

it('shows a type at once for a tap, and nothing for the click of a mouse', async () => {
  vi.mocked(findIdentifier).mockImplementation(() => found('const last: string'));
  hintAt(event('click', { pointerType: 'mouse' }), code);
  await rest();
  expect(hint()).toBeNull();
  hintAt(event('click', { pointerType: 'touch' }), code);
  await rest(0);
  expect(hint()).not.toBeNull();
  fire(document.querySelector('p')!, 'pointerdown');
  expect(hint()).toBeNull();
});

it('keeps a type while the pointer moves onto it, and closes it once it is elsewhere', async () => {
  vi.mocked(findIdentifier).mockImplementation(() => found('const last: string'));
  point();
  await rest();
  fire(document.querySelector('p')!, 'pointerover');
  await rest(100);
  fire(hint()!, 'pointerenter');
  fire(hint()!, 'pointerdown');
  await rest();
  expect(hint()).not.toBeNull();
  fire(document.querySelector('p')!, 'pointerover');
  await rest();
  expect(hint()).toBeNull();
});

it.each([
  ['on Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['when the page scrolls', () => fire(window, 'scroll')],
])('closes a type %s', async (_, close) => {
  vi.mocked(findIdentifier).mockImplementation(() => found('const last: string'));
  point();
  await rest();
  expect(hint()).not.toBeNull();
  close();
  expect(hint()).toBeNull();
});

it('shows nothing for an answer that comes too late', async () => {
  const answers: ((identifier: Identifier) => void)[] = [];
  vi.mocked(findIdentifier)
    .mockReturnValueOnce(new Promise((resolve) => void answers.push(resolve)))
    .mockImplementation(() => found('second'));
  point();
  await rest();
  point();
  await rest();
  answers[0]!({ range, text: 'first' } as unknown as Identifier);
  await rest();
  expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
  expect(hint()!.textContent).toBe('second');
});

it('shows nothing where the pointer has left the code, or where types cannot be loaded', async () => {
  vi.mocked(findIdentifier).mockImplementation(() => found('const last: string'));
  point();
  fire(code, 'pointerleave');
  await rest();
  expect(hint()).toBeNull();
  vi.mocked(findIdentifier).mockRejectedValue(new Error('lost'));
  point();
  await rest();
  expect(hint()).toBeNull();
});
