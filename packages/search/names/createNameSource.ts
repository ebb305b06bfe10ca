import type { MarkedText } from '../engine/describeMatch';
import { type SearchSource, toResult } from '../engine/searchSource';
import { isHan } from '../engine/tokenize';
import { findByName, type FoundName, type NamedPage } from './findByName';

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
