import { EDGE_CASES } from './edgeCases';
import { type Page, type PageHeading } from './parsePage';

type TrapPage = Pick<Page, 'frontmatter' | 'headings'>;

/** Lists ids of examples and notes that the head of a page names first: `traps` of the frontmatter. */
export function trapIds({ frontmatter }: Pick<Page, 'frontmatter'>): string[] {
  const { traps } = frontmatter;
  return Array.isArray(traps) ? traps.map(String) : [];
}

/** Lists the headings of what a page warns of, most important first: those in `traps`, then its notes. */
export function listTraps(page: TrapPage): PageHeading[] {
  const notes = headingsBelow(page, 'notes').filter(({ id }) => id !== EDGE_CASES);
  const all = [...headingsBelow(page, 'examples'), ...notes];
  const named = trapIds(page).flatMap((wanted) => all.filter(({ id }) => id === wanted));
  return [...new Set([...named, ...notes])];
}

/** Lists the level-3 headings of the section with an id. */
function headingsBelow({ headings }: TrapPage, section: string): PageHeading[] {
  const start = headings.findIndex(({ depth, id }) => depth === 2 && id === section);
  if (start < 0) return [];
  const rest = headings.slice(start + 1);
  const end = rest.findIndex(({ depth }) => depth === 2);
  return rest.slice(0, end < 0 ? undefined : end).filter(({ depth }) => depth === 3);
}
