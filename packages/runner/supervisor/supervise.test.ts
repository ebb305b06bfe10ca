import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Listener, supervise } from './supervise';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A place whose side is played by a test, and what is heard of it. */
function open() {
  const heard: unknown[] = [];
  let place!: Listener<string>;
  const supervised = supervise<string>(
    (listener) => {
      place = listener;
      return {
        send: (message) => heard.push(`sent ${message}`),
        close: () => heard.push('closed'),
      };
    },
    { onMessage: (data) => heard.push(data), onEnd: (ending) => heard.push(ending) },
  );
  return { heard, place, supervised };
}

it('ends once, and hears nothing after that', () => {
  const { heard, place, supervised } = open();
  supervised.send('a question');
  place.onMessage('an answer');
  place.end('crashed');
  place.onMessage('more');
  supervised.end('stopped');
  expect(heard).toEqual(['sent a question', 'an answer', 'closed', 'crashed']);
});

it('ends what shows no sign of life, counted from the last one', () => {
  const { heard, supervised } = open();
  supervised.expect(1000, 'silent');
  vi.advanceTimersByTime(900);
  supervised.expect(1000, 'silent again');
  vi.advanceTimersByTime(900);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(['closed', 'silent again']);
});

it('waits for no sign of life where it rests', () => {
  const { heard, supervised } = open();
  supervised.expect(1000, 'silent');
  supervised.rest();
  vi.advanceTimersByTime(2000);
  expect(heard).toEqual([]);
});

it('ends what takes too long, however lively it is, unless that limit was lifted', () => {
  const { heard, supervised } = open();
  supervised.limit(1000, 'lifted')();
  supervised.limit(2000, 'late');
  supervised.limit(3000, 'later');
  for (let time = 0; time < 4000; time += 100) {
    supervised.expect(1000, 'silent');
    vi.advanceTimersByTime(100);
  }
  expect(heard).toEqual(['closed', 'late']);
});

it('does not count the time for which this thread is blocked', () => {
  const { heard, supervised } = open();
  supervised.expect(1200, 'silent');
  // One timer fires late by far; those that follow it are set only then.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer();
  expect(heard).toEqual([]);
  vi.runAllTimers();
  expect(heard).toEqual(['closed', 'silent']);
});
