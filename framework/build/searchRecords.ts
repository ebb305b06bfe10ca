import type { PageIndexInfo, RspressPlugin } from '@rspress/core';

type SearchHooks = Required<Pick<RspressPlugin, 'modifySearchIndexData' | 'extendPageData'>>;

/**
 * Puts records of our own into the search indexes that Rspress writes. It has one hook for that, whose objects
 * become the data of the pages as well (`createPageData.js`), so the next hook brings these back.
 *
 * @param createRecords Makes the records. Called whenever Rspress writes the indexes; pages without a record
 *   stay as they are.
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

/**
 * Replaces all but the private fields, which Rspress keeps out of the index and other plugins read.
 *
 * @returns Brings the fields back, and leaves what was added meanwhile.
 */
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
