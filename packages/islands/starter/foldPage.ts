import { FOLD } from '@funtool-docs/shared/sharedNames';

/** Time until all is shown where the browser draws no frames, in milliseconds. */
const LONGEST = 500;

/**
 * Has the browser paint the first screen before it lays out what follows (`client/Root.css`), which takes as long
 * again. Not where the reader is to be further down, nor in a tab that nobody sees.
 *
 * @param last The last element of the first screen, in the main part.
 */
export function foldPage(last: Element | null): void {
  if (location.hash || document.hidden || !last?.closest('main')) return;
  const elements = [last, last.parentElement!];
  const fold = (isFolded: boolean) => {
    for (const element of elements) element.toggleAttribute(FOLD, isFolded);
    // What follows would bring the scroll bar.
    document.documentElement.style.overflowY = isFolded ? 'scroll' : '';
  };
  const unfold = () => fold(false);
  fold(true);
  // The timer follows the paint of the frame.
  requestAnimationFrame(() => setTimeout(unfold));
  setTimeout(unfold, LONGEST);
}
