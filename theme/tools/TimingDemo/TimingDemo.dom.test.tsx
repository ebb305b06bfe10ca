// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { problemAt, resultOf } from '../../../tests/components/resultOf';
import texts from './texts.json';
import { TimingDemo } from './TimingDemo';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-01-01') }));
afterEach(() => void vi.useRealTimers());

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(texts.type.en), { target: { value: text } });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('shows on a timeline when calls come to run', async () => {
  renderOnPage(<TimingDemo />);
  for (const text of ['t', 'te', 'tea']) type(text);
  expect(resultOf(texts.calls.en)).toBe('3');
  expect(resultOf('throttle')).toBe('1');
  await pass(499);
  expect(resultOf('debounce')).toBe('0');
  await pass(1);
  expect(resultOf('debounce')).toBe('1');
  expect(resultOf('throttle')).toBe('2');
  expect(screen.getByText('Calls: 3. Debounced runs: 1. Throttled runs: 2.')).toBeTruthy();
});

it('counts a scroll as a call, and forgets all calls when told to', () => {
  renderOnPage(<TimingDemo />, { lang: 'zh', path: '/guide/api/function/throttle' });
  fireEvent.scroll(screen.getByRole('region', { name: texts.scroll.zh }));
  expect(resultOf(texts.calls.zh)).toBe('1');
  expect(resultOf('throttle')).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: texts.clear.zh }));
  expect(resultOf(texts.calls.zh)).toBe('0');
  expect(resultOf('throttle')).toBe('0');
});

it('waits for as long as the reader says, and says what is no time', async () => {
  renderOnPage(<TimingDemo />);
  const delay = screen.getByLabelText<HTMLInputElement>(texts.delay.en);
  for (const wrong of ['soon', '5001', '-1', '']) {
    fireEvent.change(delay, { target: { value: wrong } });
    expect(problemAt(delay)).toBe(texts.invalidDelay.en);
    expect(delay.value).toBe(wrong);
  }
  type('a');
  expect(resultOf(texts.calls.en)).toBe('1');
  expect(resultOf('throttle')).toBe('0');
  fireEvent.change(delay, { target: { value: '50' } });
  type('ab');
  await pass(50);
  expect(resultOf('debounce')).toBe('1');
});
