// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWork, keepWork, recallWork } from './keptWork';

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  history.replaceState(null, '', '/funtool/guide/playground');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetWork('');
});

it('keeps work for the page, its twin in the other language and no other', () => {
  expect(keepWork('code', { code: '1 + 1' })).toBe(true);
  expect(recallWork('code')).toEqual({ code: '1 + 1' });
  history.replaceState(null, '', '/funtool/en/guide/playground#notes');
  expect(recallWork('code')).toEqual({ code: '1 + 1' });
  history.replaceState(null, '', '/funtool/en/guide/');
  expect(recallWork('code')).toBeUndefined();
});

it('leaves nothing of work that is forgotten', () => {
  keepWork('code', 'a');
  keepWork('code#edit', 'b');
  keepWork('other', 'c');
  forgetWork('code');
  expect(recallWork('code')).toBeUndefined();
  expect(recallWork('code#edit')).toBeUndefined();
  expect(recallWork('other')).toBe('c');
  keepWork('other', undefined);
  expect(sessionStorage).toHaveLength(0);
});

it('has the browser ask where work cannot be stored, and leaves no earlier work', () => {
  keepWork('code', 'earlier');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepWork('code', 'x'.repeat(5_000_000))).toBe(false);
  expect(recallWork('code')).toBeUndefined();
  expect(isAsked()).toBe(true);
  full.mockRestore();
  expect(keepWork('code', 'short')).toBe(true);
  expect(isAsked()).toBe(false);
});

it('has the browser ask where storage says nothing of what it cannot store', () => {
  keepWork('code', 'earlier');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  expect(keepWork('code', 'later')).toBe(false);
  expect(recallWork('code')).toBeUndefined();
  vi.stubGlobal('sessionStorage', {
    setItem: () => {},
    removeItem: () => {},
    getItem: () => '"later"',
  });
  expect(keepWork('code', 'later')).toBe(false);
  expect(isAsked()).toBe(true);
});

it('takes nothing for work that it has not written', () => {
  keepWork('code', 'a');
  sessionStorage.setItem(sessionStorage.key(0)!, '{');
  expect(recallWork('code')).toBeUndefined();
});
