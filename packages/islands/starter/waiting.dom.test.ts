// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  FILLED_LATER,
  HYDRATED,
  HYDRATED_EVENT,
  WAITING_CLASS,
} from '@funtool-docs/shared/sharedNames';
import { waitFor } from '@funtool-docs/shared/dom';
import { createFindControl } from './controls';
import { createWaiting, type Waiting } from './waiting';

let waiting: Waiting;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button>Run</button><details ${FILLED_LATER}><summary>Calls</summary></details><dialog><input><output class="${WAITING_CLASS}"></output></dialog>`;
  waiting = createWaiting('Loading…', 'Reload', createFindControl(''));
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute(HYDRATED);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Returns the text of every status. */
function said(): string[] {
  vi.advanceTimersByTime(100);
  return [...document.querySelectorAll('output')].map(({ textContent }) => textContent!);
}

it('marks a control and says so, in dialogs too, while one waits, and how to go on after 30 seconds', () => {
  const [button, input] = [find('button'), find('input')];
  waiting.begin(button);
  waiting.begin(input);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(said()).toEqual(['Loading…', 'Loading…']);
  waiting.end(button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(said()).toEqual(['Loading…', 'Loading…']);
  vi.advanceTimersByTime(29_000);
  expect(said()).toEqual(['Loading…', 'Loading…']);
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(['Reload', 'Reload']);
  waiting.end(input);
  expect(said()).toEqual(['', '']);
  waiting.begin(input);
  expect(said()).toEqual(['Loading…', 'Loading…']);
});

it('ends all after a failure', () => {
  waiting.begin(find('button'));
  waiting.begin(find('input'));
  waiting.clear();
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
  expect(said()).toEqual(['', '']);
});

it('marks a field that is filled in until React handles it', () => {
  const input = find('input');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(input.getAttribute('aria-busy')).toBe('true');
  document.documentElement.setAttribute(HYDRATED, '');
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  expect(input.hasAttribute('aria-busy')).toBe(false);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(input.hasAttribute('aria-busy')).toBe(false);
});

it('marks a disclosure that is opened until it is filled or closed', async () => {
  const summary = find('summary');
  summary.click();
  expect(summary.getAttribute('aria-busy')).toBe('true');
  document.documentElement.setAttribute(HYDRATED, '');
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  expect(summary.getAttribute('aria-busy')).toBe('true');
  const filled = Promise.resolve();
  waitFor(summary, filled);
  await filled;
  expect(summary.hasAttribute('aria-busy')).toBe(false);
  document.documentElement.removeAttribute(HYDRATED);
  find('details').toggleAttribute('open', false);
  summary.click();
  summary.click();
  expect(summary.hasAttribute('aria-busy')).toBe(false);
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
