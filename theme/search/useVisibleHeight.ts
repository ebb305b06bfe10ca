import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheet of a dialog, as `--ft-visible-height` and `--ft-visible-top`, what a keyboard on
 * the screen leaves of the window: in iOS, `100dvh` goes on behind it.
 */
export function useVisibleHeight(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const style = dialog.current?.style;
    if (!isOpen || !visible || !style) return undefined;
    const fit = () => {
      // A reader who has zoomed in sees less as well, and moves about in the dialog.
      const isZoomed = visible.scale > 1;
      style.setProperty('--ft-visible-height', `${visible.height * visible.scale}px`);
      style.setProperty('--ft-visible-top', isZoomed ? '0px' : `${visible.offsetTop}px`);
    };
    fit();
    const types = ['resize', 'scroll'];
    for (const type of types) visible.addEventListener(type, fit);
    return () => {
      for (const type of types) visible.removeEventListener(type, fit);
    };
  }, [dialog, isOpen]);
}
