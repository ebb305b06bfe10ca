import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { readJson } from '@funtool-docs/content/files';
import { readPages } from '@funtool-docs/content/loadSite';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, searchIdOf } from '@funtool-docs/content/paths';
import type { SearchRecord, LexiconData } from '../engine/searchRecord';
import { site } from '../../../site.config';
import type { Locale } from '@funtool-docs/shared/texts';
import { plainText } from './plainText';
import type { NamedPage } from '../names/createNameSource';
import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

/** Versions of a site, whose pages are below a folder of each in its documents. */
export type Versions = NonNullable<UserConfig['multiVersion']>;

/** Creates the search records of every version and language. */
export function createRecords(root: string, versions?: Versions): SearchRecord[] {
  return (versions?.versions ?? ['']).flatMap((version) =>
    createRecordsOf(root, version).map((record) => ({
      ...record,
      version,
      routePath: (version === versions?.default ? '' : version && `/${version}`) + record.routePath,
    })),
  );
}

function createRecordsOf(root: string, version: string): SearchRecord[] {
  const asked = readAsked(root);
  const docs = path.posix.join(DOCS, version);
  const pages = site.locales.flatMap(({ lang }) => readPages(root, lang, docs)).filter(isSearched);
  return pages.map((page) => createRecord(page, asked, root));
}

/** Home pages only link to what other pages say. */
function isSearched({ frontmatter }: Page): boolean {
  return frontmatter['pageType'] !== 'home';
}

function createRecord(page: Page, asked: Asked, root: string): SearchRecord {
  const {
    title = '',
    description = '',
    keywords = '',
  } = page.frontmatter as Record<string, string>;
  const names = page.names.filter((name) => name !== title);
  const id = searchIdOf(page.slug);
  const { elsewhere = [], [page.locale]: phrases = [] } = asked[id] ?? {};
  return {
    id,
    title,
    description,
    keywords,
    category: categoryOf(page, root),
    names,
    related: [...elsewhere, ...phrases].join(','),
    ...plainText(page),
    routePath: page.route,
    lang: page.locale,
    version: '',
    domain: '',
  };
}

/** Queries of strangers for a page, and its names in other languages and libraries. */
type Asked = Record<string, Partial<{ elsewhere: string[] } & Record<Locale, string[]>>>;

/** Relative to the repository root; pages go by the ids of their records. */
const ASKED = 'docs/search/asked.json';

function readAsked(root: string): Asked {
  return readJson<Asked>(path.join(root, ASKED)) ?? {};
}

const API = 'api/';

const HAN = /\p{Script=Han}/u;

/** Lists the names of API pages, with what their results show. */
export function createNames(records: SearchRecord[]): NamedPage[] {
  return records
    .filter(({ id }) => id.startsWith(API))
    .map(({ id, title, description, category, routePath, lang, names, keywords }) => ({
      id,
      title,
      description,
      category,
      routePath,
      lang,
      names: [...names, ...firstKeywords(keywords)],
    }));
}

function firstKeywords(keywords: string): string[] {
  const list = keywords.split(',').map((keyword) => keyword.trim());
  const inHan = list.find((keyword) => HAN.test(keyword));
  const inLatin = list.find((keyword) => !HAN.test(keyword));
  return [inHan, inLatin].filter((keyword) => keyword !== undefined);
}

/** Longest keyword that counts as one word. */
const MAX_WORD_LENGTH = 6;

/** First bytes of the rows of GB 2312 with its first level; each row has 94 places. */
const LEVEL_ONE = { first: 0xb0, last: 0xd7 };
const ROW_LENGTH = 94;

/** More readings are hardly ever met in technical words. */
const MAX_READINGS = 2;

const HAN_RUN = /\p{Script=Han}+/gu;

/** The content of `docs/search/synonyms.json`, which editors keep. */
export type WordLists = Pick<LexiconData, 'synonyms' | 'ignored'>;

/** Collects what the browser needs to know about Chinese words, from the records of all languages. */
export function createLexiconData(records: SearchRecord[], lists: WordLists): LexiconData {
  const listed = [...lists.synonyms.flat(), ...lists.ignored];
  const keywords = records.flatMap((record) => `${record.keywords},${record.related}`.split(','));
  const texts = records.flatMap(({ toc }) => toc.map(({ text }) => text));
  const words = collectWords(texts, [...keywords, ...listed]);
  return {
    ...lists,
    words: words.join(' '),
    syllables: readCharacters(words),
    traditional: pairs(words),
  };
}

function collectWords(texts: string[], terms: string[]): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const runs = new Set([...texts, ...terms].flatMap((text) => text.match(HAN_RUN) ?? []));
  const segments = [...runs].flatMap((run) => Array.from(segmenter.segment(run), wordOf));
  const whole = terms
    .map((term) => term.trim())
    .filter((term) => term.length <= MAX_WORD_LENGTH && term.match(HAN_RUN)?.[0] === term);
  return [...new Set([...segments, ...whole])].toSorted();
}

const wordOf = ({ segment }: Intl.SegmentData) => segment;

function readCharacters(words: string[]): LexiconData['syllables'] {
  const syllables: LexiconData['syllables'] = {};
  const own = new Set(words.join(''));
  for (const char of new Set([...own, ...commonCharacters()])) {
    for (const syllable of readingsOf(char).slice(0, own.has(char) ? MAX_READINGS : 1)) {
      syllables[syllable] = (syllables[syllable] ?? '') + char;
    }
  }
  return syllables;
}

/** The first level of GB 2312: the 3755 characters in daily use, which readers may mistype words with. */
function commonCharacters(): string {
  const rows = Array.from({ length: LEVEL_ONE.last - LEVEL_ONE.first + 1 }, (_, row) =>
    Uint8Array.from({ length: 2 * ROW_LENGTH }, (_byte, index) =>
      index % 2 === 0 ? LEVEL_ONE.first + row : 0xa1 + (index - 1) / 2,
    ),
  );
  const decoder = new TextDecoder('gb18030');
  const text = rows.map((row) => decoder.decode(row)).join('');
  return (text.match(HAN_RUN) ?? []).join('');
}

/** The usual reading is first. */
function readingsOf(char: string): string[] {
  const readings = pinyin(char, { toneType: 'none', type: 'array', multiple: true, v: true });
  return [...new Set(readings)];
}

function pairs(words: string[]): string {
  const used = new Set(words.join(''));
  const simplify = Converter({ from: 't', to: 'cn' });
  let text = '';
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const char = String.fromCodePoint(code);
    const simplified = simplify(char);
    if (simplified !== char && used.has(simplified)) text += char + simplified;
  }
  return text;
}
