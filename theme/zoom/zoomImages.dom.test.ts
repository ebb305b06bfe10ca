// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { zoomImages } from './zoomImages';

const labels = { open: 'Zoom image', close: 'Close image' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('throws a type error for an invalid selector', () => {
  zoomImages({ selector: 'img[', labels });
  expect(() => vi.runAllTimers()).toThrow(TypeError);
});

it('looks for no images once it is undone', () => {
  zoomImages({ selector: 'img[', labels })();
  expect(() => vi.runAllTimers()).not.toThrow();
});

it('leaves images as they are where the library cannot be loaded', async () => {
  vi.doMock('medium-zoom', () => {
    throw new Error('offline');
  });
  const image = document.body.appendChild(document.createElement('img'));
  zoomImages({ selector: 'img', labels });
  vi.runAllTimers();
  vi.useRealTimers();
  // A rejection that nobody handles would fail the run.
  await expect(import('medium-zoom')).rejects.toThrow(/mocking|offline/);
  expect(image.hasAttribute('role')).toBe(false);
});
