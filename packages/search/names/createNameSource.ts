import { type SearchSource, toResult, type MarkedText } from '../engine/searchSource';
import { isHan, compactText } from '../engine/tokenize';
import type { SearchRecord } from '../engine/searchRecord';

/**
 * Creates a source that finds pages by their names, while the index is still on its way.
 *
 * @param index Answers what no name does.
 */
export function createNameSource(
  pages: Promise<NamedPage[]>,
  index: Promise<SearchSource>,
): SearchSource {
  return {
    search: async (query, signal) => {
      const found = findByName(query, await pages);
      if (!found) return (await index).search(query, signal);
      return [{ index: '', results: [describe(found)] }];
    },
  };
}

function describe({ page, name }: FoundName) {
  const isTitle = name === page.title;
  return toResult(
    page.id,
    { ...page, domain: '' },
    {
      title: markAll(page.title, isTitle),
      snippet: markAll(page.description, false),
      section: undefined,
      keyword: isTitle || isHan(name) !== (page.lang === 'zh') ? undefined : markAll(name, true),
    },
  );
}

function markAll(text: string, isMarked: boolean): MarkedText {
  return { text, ranges: isMarked ? [[0, text.length]] : [] };
}

/** `_.` and operators mean more than the letters beside them. */
const SIGN = /[^\p{L}\p{N}.\s-]/u;

/** Least share of a title that must be typed. */
const LEAST_SHARE = 0.5;

export interface FoundName {
  page: NamedPage;
  /** The name that was typed; the title's beginning counts as the title. */
  name: string;
}

/**
 * Finds the page with a name, or with a title that goes on from the query.
 *
 * @returns Nothing unless it is sure that the whole index puts the same page first.
 */
export function findByName(query: string, pages: NamedPage[]): FoundName | undefined {
  if (SIGN.test(query)) return undefined;
  const typed = compactText(query);
  const found = pages.flatMap((page) => {
    const name = nameOf(page, typed);
    return name === undefined ? [] : { page, name };
  });
  const exact = found.filter(({ page }) => compactText(page.title) === typed);
  const [only, ...others] = exact.length > 0 ? exact : found;
  if (!only || others.length > 0) return undefined;
  return typed.length >= LEAST_SHARE * compactText(only.name).length ? only : undefined;
}

/** Titles that the query goes on from count too: they make it unsure. */
function nameOf({ title, names }: NamedPage, typed: string): string | undefined {
  const compact = compactText(title);
  if (compact.startsWith(typed) || typed.startsWith(compact)) return title;
  return names.find((name) => compactText(name) === typed);
}

/** The part of a page that is known before its index is there. */
export interface NamedPage extends Pick<
  SearchRecord,
  'id' | 'title' | 'description' | 'category' | 'routePath' | 'lang'
> {
  /** Other names, and what the page is called most in either script. */
  names: string[];
}
