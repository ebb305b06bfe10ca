import type { SearchResult } from './searchSource';

/**
 * Writes results as Markdown, for programs.
 *
 * @param addressOf Returns the whole address for the path of a result.
 */
export function writeResults(results: SearchResult[], addressOf: (href: string) => string): string {
  return results
    .map(({ title, section, href, category, description, snippet }, index) => {
      const name = section ? `${title.text} › ${section}` : title.text;
      const group = category ? ` (${category})` : '';
      return [
        `${index + 1}. [${name}](${addressOf(href)})${group}`,
        `   ${description}`,
        ...(section ? [`   … ${snippet.text}`] : []),
      ].join('\n');
    })
    .join('\n');
}
