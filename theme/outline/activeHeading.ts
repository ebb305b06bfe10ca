/** Distance below the bars at the top within which a heading counts as reached, in pixels. */
const TOLERANCE = 48;

/**
 * Finds the heading whose section is at the top of the window. At the end of the page, where the last
 * headings cannot get there, it is the one that the address names, or else the last one.
 *
 * @param ids Ids of the headings, in the order of the page.
 * @param hash Hash of the address, with its `#`.
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
