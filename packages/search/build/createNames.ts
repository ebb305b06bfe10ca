import type { SearchRecord } from '../engine/searchRecord';
import type { NamedPage } from '../names/namedPage';

const API = 'api/';

const HAN = /\p{Script=Han}/u;

/** Lists the names of the API pages, with what their results show. */
export function createNames(records: SearchRecord[]): NamedPage[] {
  return records
    .filter(({ id }) => id.startsWith(API))
    .map(({ id, title, description, category, routePath, lang, version, names, keywords }) => ({
      id,
      title,
      description,
      category,
      routePath,
      lang,
      version,
      names: [...names, ...firstKeywords(keywords)],
    }));
}

function firstKeywords(keywords: string): string[] {
  const list = keywords.split(',').map((keyword) => keyword.trim());
  const inHan = list.find((keyword) => HAN.test(keyword));
  const inLatin = list.find((keyword) => !HAN.test(keyword));
  return [inHan, inLatin].filter((keyword) => keyword !== undefined);
}
