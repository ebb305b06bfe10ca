/**
 * Scrolls a container, and nothing else, until an element in it is visible.
 *
 * @param element Centred unless it is visible already.
 */
export function scrollIntoContainer(scroller: Element, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  scroller.scrollTop += top - frame.top - frame.height / 2;
}
