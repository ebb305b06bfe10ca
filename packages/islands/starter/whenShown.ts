/**
 * Tells whether the browser prepares a page that the reader may never visit
 * (https://wicg.github.io/nav-speculation/prerendering.html).
 */
export function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}

/** Runs a step once the reader sees the page. */
export function whenShown(step: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', step, { once: true });
  else step();
}
