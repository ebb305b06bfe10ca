/* oxlint-disable unicorn/consistent-function-scoping -- both are sent to the browser, alone */

/**
 * Notes when a link is clicked, and when the page has changed within its document. Self-contained:
 * it is serialised.
 */
export function timeChange(): void {
  const title = () => document.querySelector('h1')?.textContent;
  const before = title();
  localStorage.removeItem('changed');
  const note = (name: string, time: number) =>
    localStorage.setItem(name, String(performance.timeOrigin + time));
  addEventListener('click', ({ timeStamp }) => note('clicked', timeStamp), { capture: true });
  const look = () => {
    if (title() === before) return void requestAnimationFrame(look);
    // The next frame begins after this one was painted.
    requestAnimationFrame((time) => note('changed', time));
  };
  requestAnimationFrame(look);
}

/**
 * Milliseconds from the click to the change or, in a new document, to its first paint. Firefox does
 * not tell of paints before the first frame, as of a page in its cache; its load comes after them.
 * Self-contained: it is serialised.
 */
export function readDuration(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const painted = performance.timeOrigin + (paint?.startTime ?? navigation!.loadEventEnd);
  const changed = Number(localStorage.getItem('changed'));
  return (changed || painted) - Number(localStorage.getItem('clicked'));
}
