// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useVisibleHeight } from './useVisibleHeight';

afterEach(() => vi.unstubAllGlobals());

/** Returns the height that the style sheet of a dialog gets. */
function render(isOpen = true) {
  const visible = Object.assign(new EventTarget(), { height: 400, offsetTop: 60, scale: 1 });
  vi.stubGlobal('visualViewport', visible);
  const dialog = document.createElement('dialog');
  const ref = { current: dialog };
  const { unmount } = renderHook(() => useVisibleHeight(ref, isOpen));
  const told = () =>
    ['height', 'top'].map((name) => dialog.style.getPropertyValue(`--ft-visible-${name}`));
  return { visible, told, unmount };
}

it('tells what a keyboard on the screen leaves of the window, as it comes and goes', () => {
  const { visible, told, unmount } = render();
  expect(told()).toEqual(['400px', '60px']);
  for (const [type, height] of [
    ['resize', 700],
    ['scroll', 500],
  ] as const) {
    Object.assign(visible, { height, offsetTop: 0 });
    visible.dispatchEvent(new Event(type));
    expect(told()).toEqual([`${height}px`, '0px']);
  }
  unmount();
  visible.height = 300;
  visible.dispatchEvent(new Event('resize'));
  expect(told()).toEqual(['500px', '0px']);
});

it('lets a reader who has zoomed in move about', () => {
  const { visible, told } = render();
  Object.assign(visible, { height: 200, scale: 2 });
  visible.dispatchEvent(new Event('resize'));
  expect(told()).toEqual(['400px', '0px']);
});

it('tells nothing while the dialog is closed', () => {
  expect(render(false).told()).toEqual(['', '']);
});
