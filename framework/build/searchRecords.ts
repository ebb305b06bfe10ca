import type { PageIndexInfo, RspressPlugin } from '@rspress/core';

type SearchHooks = Required<Pick<RspressPlugin, 'modifySearchIndexData' | 'extendPageData'>>;

/**
 * Replaces records in the search indexes of Rspress. The objects of its only hook also become the
 * page data (`createPageData.js`), so the next hook restores them.
 *
 * @param createRecords Called whenever indexes are written; pages without a record keep theirs.
 */
export function searchRecords(createRecords: () => { routePath: string }[]): SearchHooks {
  const restores = new WeakMap<PageIndexInfo, () => void>();
  return {
    modifySearchIndexData(pages) {
      const byRoute = new Map(createRecords().map((record) => [record.routePath, record]));
      for (const page of pages) {
        restores.set(page, replaceFields(page, byRoute.get(page.routePath) ?? page));
      }
    },
    extendPageData(page) {
      const restore = restores.get(page);
      if (!restore) throw new Error(`Rspress has not indexed ${page.routePath} before its data.`);
      restore();
    },
  };
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
