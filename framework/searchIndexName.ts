/** Start of Rspress' search index names (`createPageData.js`); `.<hash>.json` follows. */
export function searchIndexName(lang: string, version: string): string {
  return ['search_index', version.replace('.', '_'), lang].filter(Boolean).join('.');
}
