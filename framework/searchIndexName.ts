/**
 * How Rspress begins the name of the search index of a language and version (`createPageData.js`); a dot,
 * the hash of the content and `.json` follow.
 */
export function searchIndexName(lang: string, version: string): string {
  return ['search_index', version.replace('.', '_'), lang].filter(Boolean).join('.');
}
