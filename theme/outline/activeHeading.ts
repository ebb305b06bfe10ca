/** Distance below the bars within which a heading counts as reached, in pixels. */
const TOLERANCE = 48;

/**
 * Finds the current heading. At the end of the page, where the last headings cannot reach the top,
 * it is the one in the hash, or else the last one.
 *
 * @param ids In page order.
 * @param hash With its `#`.
 * @returns `undefined` above the first heading.
 */
export function activeHeading(ids: string[], hash: string): string | undefined {
  const { scrollHeight } = document.documentElement;
  const { scrollY, innerHeight } = window;
  const line = readingLine();
  const passed = ids.findLast((id) => top(id) <= line);
  if (scrollY === 0 || scrollY + innerHeight < scrollHeight - 1) return passed;
  const named = ids.find((id) => `#${encodeURIComponent(id)}` === hash || `#${id}` === hash);
  return named && top(named) > line ? named : ids.at(-1);
}

function top(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}

function readingLine(): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return (padding || 0) + TOLERANCE;
}
