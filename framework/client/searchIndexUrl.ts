import { withBase } from '@rspress/core/runtime';
import { searchIndexHash } from 'virtual-page-data';
import { searchIndexName } from '../searchIndexName';

/** Address of the search index that Rspress has written, if any. */
export function searchIndexUrl(lang: string, version: string): string | undefined {
  const hash = searchIndexHash[`${version}###${lang}`];
  return hash && withBase(`/static/${searchIndexName(lang, version)}.${hash}.json`);
}
