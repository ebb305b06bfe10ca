/**
 * Runs a step once the reader sees the page. Browsers prerender pages that may never be visited
 * (https://wicg.github.io/nav-speculation/prerendering.html).
 */
export function whenShown(step: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', step, { once: true });
  else step();
}
