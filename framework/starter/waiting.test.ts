// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WAITING_CLASS } from '../../ui/sharedNames';
import { waitFor } from '../../ui/waitFor';
import { createWaiting, type Waiting } from './waiting';

let waiting: Waiting;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button>Run</button><dialog><input><output class="${WAITING_CLASS}"></output></dialog>`;
  waiting = createWaiting('Loading…');
});

afterEach(() => void vi.useRealTimers());

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** What every status says. */
function said(): string[] {
  vi.advanceTimersByTime(100);
  return [...document.querySelectorAll('output')].map(({ textContent }) => textContent!);
}

it('marks a control and says so until all that it waits for is there', () => {
  const button = find('button');
  waiting.begin(button);
  waiting.begin(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(said()).toEqual(['', 'Loading…']);
  waiting.end(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  waiting.end(button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(said()).toEqual(['', '']);
});

it('says it in the dialog of a control', () => {
  waiting.begin(find('input'));
  expect(said()).toEqual(['Loading…']);
  waiting.begin(find('button'));
  waiting.end(find('input'));
  expect(said()).toEqual(['', 'Loading…']);
});

it('ends all after a failure, and what ends later changes nothing', () => {
  const button = find('button');
  waiting.begin(button);
  waiting.clear();
  waiting.end(button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(said()).toEqual(['', '']);
});

it.each([
  ['arrives', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('no'))],
])('marks a control of React until what it waits for %s', async (_, load) => {
  const button = find('button');
  const loading: Promise<void> = load();
  waitFor(button, loading);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await loading.catch(() => {});
  await Promise.resolve();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});
