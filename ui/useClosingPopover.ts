import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a popover on navigation, when the focus moves on to what it may cover, and when the window
 * becomes too wide; Escape and clicks outside are left to the browser.
 *
 * @param narrow Media query of the windows in which it is a popover.
 */
export function useClosingPopover<E extends HTMLElement>(narrow: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    // Keeps a popover that was opened before hydration.
    if (shown.current !== location) close(ref.current);
    shown.current = location;
  }, [location]);
  useEffect(() => {
    const popover = ref.current;
    const media = window.matchMedia(narrow);
    // Closed before the browser follows the link, the popover leaves the focus to its target.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close(popover);
    };
    const onFocus = ({ target }: Event) => {
      const isOpener =
        target instanceof HTMLButtonElement && target.popoverTargetElement === popover;
      if (!isOpener && !popover?.contains(target as Node)) close(popover);
    };
    const onChange = () => !media.matches && close(popover);
    onChange();
    popover?.addEventListener('click', onClick, true);
    document.addEventListener('focusin', onFocus);
    media.addEventListener('change', onChange);
    return () => {
      popover?.removeEventListener('click', onClick, true);
      document.removeEventListener('focusin', onFocus);
      media.removeEventListener('change', onChange);
    };
  }, [narrow]);
  return ref;
}

/** Browsers without popovers lack the method. */
function close(popover: HTMLElement | null): void {
  popover?.hidePopover?.();
}
