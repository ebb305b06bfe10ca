/** Scrolls only the container; the element is centred unless it is visible already. */
export function scrollIntoContainer(scroller: Element, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  scroller.scrollTop += top - frame.top - frame.height / 2;
}
