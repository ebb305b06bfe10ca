/** Name of the search index of a language and version. */
export function indexName(lang: string, version: string): string {
  return ['search_index', version.replaceAll('.', '_'), lang].filter(Boolean).join('.');
}
