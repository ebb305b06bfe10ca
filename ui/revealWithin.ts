/**
 * Scrolls a scrollable element until one of its descendants is visible, and nothing else with it.
 *
 * @param scroller The scrollable element.
 * @param element What to show; it comes to the middle unless it can be seen already.
 */
export function revealWithin(scroller: Element, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  scroller.scrollTop += top - frame.top - frame.height / 2;
}
