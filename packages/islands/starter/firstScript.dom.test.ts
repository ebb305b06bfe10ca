// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { setItem } = Storage.prototype;
const { matchMedia } = globalThis;
const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;

/** Runs the script anew. */
async function run(): Promise<void> {
  vi.resetModules();
  await import('./firstScript');
}

const replaceStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });

beforeEach(() => {
  Storage.prototype.setItem = setItem;
});

afterEach(() => {
  Storage.prototype.setItem = setItem;
  Object.assign(globalThis, { matchMedia });
  Object.defineProperty(globalThis, 'localStorage', own);
});

it.each<[string, () => unknown]>([
  [
    'blocked',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['switched off', () => null],
])('keeps values until the page is left where storage is %s', async (_, get) => {
  replaceStorage(get);
  await run();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(localStorage.getItem('constructor')).toBeNull();
  localStorage.setItem('theme', 7 as unknown as string);
  expect(localStorage.getItem('theme')).toBe('7');
  localStorage.removeItem('theme');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('throws nothing where storage is full, and leaves storage that works', async () => {
  await run();
  localStorage.setItem('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await run();
  expect(() => localStorage.setItem('theme', 'light')).not.toThrow();
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('answers media queries where the browser does not', async () => {
  Reflect.set(globalThis, 'matchMedia', undefined);
  await run();
  const dark = matchMedia === globalThis.matchMedia ? undefined : globalThis.matchMedia('(dark)');
  expect(dark).toMatchObject({ media: '(dark)', matches: false });
  expect(() => dark!.addEventListener('change', () => {})).not.toThrow();
});
