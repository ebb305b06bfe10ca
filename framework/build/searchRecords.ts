import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { searchIndexName } from '../searchIndexName';
import { serveFiles } from './serveFiles';

type SearchHooks = Required<
  Pick<RspressPlugin, 'modifySearchIndexData' | 'extendPageData' | 'builderConfig'>
>;

interface IndexedRecord {
  routePath: string;
  lang: string;
  version: string;
}

/**
 * Replaces records in the search indexes of Rspress. The objects of its only hook also become the
 * page data (`createPageData.js`), so the next hook restores them. The development server makes the
 * records whenever an index is asked for, and answers in place of Rspress.
 *
 * @param createRecords Called whenever indexes are written; pages without a record keep theirs.
 */
export function searchRecords(createRecords: () => IndexedRecord[]): SearchHooks {
  const restores = new WeakMap<PageIndexInfo, () => void>();
  return {
    modifySearchIndexData(pages, isProduction) {
      if (!isProduction) return;
      const byRoute = new Map(createRecords().map((record) => [record.routePath, record]));
      for (const page of pages) {
        restores.set(page, replaceFields(page, byRoute.get(page.routePath) ?? page));
      }
    },
    extendPageData(page, isProduction) {
      if (!isProduction) return;
      const restore = restores.get(page);
      if (!restore) throw new Error(`Rspress has not indexed ${page.routePath} before its data.`);
      restore();
    },
    builderConfig: {
      plugins: [
        {
          name: 'search-records',
          setup: (api) => serveFiles(api, (path) => indexOf(path, createRecords)),
        },
      ],
    },
  };
}

/** Finds what makes the index with a path, whose hash says nothing here. */
function indexOf(path: string, createRecords: () => IndexedRecord[]) {
  const [, name] = /^static\/(?<name>search_index\..+)\.\w+\.json$/.exec(path) ?? [];
  if (!name) return undefined;
  return () =>
    JSON.stringify(
      createRecords().filter(({ lang, version }) => searchIndexName(lang, version) === name),
    );
}

/** Keeps private fields, which Rspress leaves out of the index and other plugins read. */
function replaceFields(page: object, fields: object): () => void {
  const original = { ...page };
  const added = { ...fields };
  remove(
    page,
    Object.keys(page).filter((key) => !key.startsWith('_')),
  );
  Object.assign(page, added);
  return () => {
    remove(page, Object.keys(added));
    Object.assign(page, original);
  };
}

function remove(target: object, keys: string[]): void {
  for (const key of keys) Reflect.deleteProperty(target, key);
}
