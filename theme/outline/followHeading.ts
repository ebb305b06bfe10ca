import { OUTLINE_ID } from '@funtool-docs/shared/elementIds';
import { onScroll } from '../shared/onScroll';
import { scrollIntoContainer } from '@funtool-docs/shared/dom';

/** Class of the place that names the current section, in the button that opens the outline. */
export const SECTION_CLASS = 'ft-sidebar-menu__section';

/** Distance below the bars at which a heading counts as reached, in pixels. */
const TOLERANCE = 48;

/** Marks the section that is being read in the outline, and names it in the bar of narrow windows. */
export function followHeading(): void {
  onScroll(update, 100);
  addEventListener('hashchange', update);
}

function update(): void {
  const outline = document.getElementById(OUTLINE_ID);
  const links = [...(outline?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  const current = findCurrent(links);
  nameSection(current?.textContent);
  const marked = current ?? links[0];
  const isMarked = links.every((link) => (link === marked) === (link.ariaCurrent !== null));
  if (!outline || !marked || isMarked) return;
  for (const link of links) link.ariaCurrent = link === marked ? 'location' : null;
  // Scrolling would move a focused link out of sight.
  if (!outline.querySelector(':focus-visible')) scrollIntoContainer(outline, marked);
}

/**
 * At the end of the page, where the last headings cannot reach the top, the one in the hash or else
 * the last is current.
 */
function findCurrent(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const line = readingLine();
  const passed = links.findLast((link) => topOf(link) <= line);
  const { scrollHeight } = document.documentElement;
  if (scrollY === 0 || scrollY + innerHeight < scrollHeight - 1) return passed;
  const named = links.find(({ hash }) => hash === location.hash);
  return named && topOf(named) > line ? named : links.at(-1);
}

/** Distance of the heading of a link from the top of the window; one that is not laid out is far away. */
function topOf({ hash }: HTMLAnchorElement): number {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  return heading?.getClientRects()[0]?.top ?? Infinity;
}

function readingLine(): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return (padding || 0) + TOLERANCE;
}

/** The title of the outline stands there until a section is reached. */
function nameSection(name: string | undefined): void {
  const place = document.querySelector<HTMLElement>(`.${SECTION_CLASS}`);
  if (!place) return;
  place.dataset['title'] ??= place.textContent;
  const { title } = place.dataset;
  const section = name ?? title!;
  if (place.textContent === section) return;
  place.textContent = section;
  place.closest('button')!.ariaLabel = [title, name].filter(Boolean).join(': ');
}
