// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { zoomImages } from './zoomImages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('8 throws a type error for an invalid selector', () => {
  zoomImages({ selector: 'img[', label: 'Zoom image' });
  expect(() => vi.runAllTimers()).toThrow(TypeError);
});

it('looks for no images once it is undone', () => {
  zoomImages({ selector: 'img[', label: 'Zoom image' })();
  expect(() => vi.runAllTimers()).not.toThrow();
});
