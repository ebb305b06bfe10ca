import { searchNames } from 'virtual-site';
import type { MarkedText } from '../engine/describeMatch';
import { type SearchSource, toResult } from '../engine/searchSource';
import { isHan } from '../engine/tokenize';
import { findByName, type FoundName, type NamedPage } from './findByName';

interface NameSettings {
  lang: string;
  version: string;
  /** Answers what no name does. */
  index: Promise<SearchSource>;
}

/** Creates a source that finds pages by their names, while the index is still on its way. */
export function createNameSource({ lang, version, index }: NameSettings): SearchSource {
  const pages = readPages(lang, version);
  return {
    search: async (query, signal) => {
      const found = findByName(query, await pages);
      if (!found) return (await index).search(query, signal);
      return [{ index: '', results: [describe(found)] }];
    },
  };
}

async function readPages(lang: string, version: string): Promise<NamedPage[]> {
  const pages = await searchNames();
  return pages.filter((page) => page.lang === lang && page.version === version);
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
