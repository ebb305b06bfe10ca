import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a popover when the reader follows a link in it, when the address changes in any other way, when the
 * focus moves on to what the popover may cover, and when the window becomes so wide that its content is
 * part of the page. The browser itself closes it on Escape and on a press outside, and returns the focus.
 *
 * @param narrow Media query of the windows in which it is a popover.
 * @returns A ref for the element with the `popover` attribute.
 */
export function useClosingPopover<E extends HTMLElement>(narrow: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    // What was opened before the page reacted stays open.
    if (shown.current !== location) close(ref.current);
    shown.current = location;
  }, [location]);
  useEffect(() => {
    const popover = ref.current;
    const media = window.matchMedia(narrow);
    // Closed before the browser follows the link, the popover leaves the focus to the link's target.
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

/** In browsers without popovers nothing can be open. */
function close(popover: HTMLElement | null): void {
  popover?.hidePopover?.();
}
