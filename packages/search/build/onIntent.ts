import type { UserConfig } from '@rspress/core';
import type { ListFiles } from '@funtool-docs/islands/build/manifest';
import { indexName } from '../indexName';
import { serviceOf } from './searchIndex';

/**
 * Lists the index of a page, which is fetched once a reader is about to search.
 *
 * @throws {Error} If there is none although no service answers instead.
 */
export const listIndexes: ListFiles = ({ routePath, lang, version }, { files, config }) => {
  if (serviceOf(config) !== undefined) return [];
  const start = `static/${indexName(lang, version)}.`;
  const indexes = files.filter((name) => name.startsWith(start));
  if (indexes.length > 0) return indexes;
  throw new Error(`${routePath}: no search index is of its language and version.`);
};

/** Lists the origin of a service that answers instead of the index. */
export function remoteOrigins(config: UserConfig): string[] {
  const url = serviceOf(config);
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}
