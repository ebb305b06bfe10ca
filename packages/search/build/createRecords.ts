import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { readJson } from '@funtool-docs/content/fileCache';
import { readPages } from '@funtool-docs/content/loadSite';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, searchIdOf } from '@funtool-docs/content/paths';
import type { SearchRecord } from '../engine/searchRecord';
import { site } from '../../../site.config';
import type { Locale } from '@funtool-docs/shared/locale';
import { plainText } from './plainText';
import type { NamedPage } from '../names/findByName';

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
  const bySlug = new Map<string, Page[]>();
  for (const page of pages) bySlug.set(page.slug, [...(bySlug.get(page.slug) ?? []), page]);
  return pages.map((page) => {
    const counterparts = bySlug.get(page.slug)!.filter((other) => other !== page);
    return createRecord(page, { counterparts, asked }, root);
  });
}

/** Home pages only link to what other pages say. */
function isSearched({ frontmatter }: Page): boolean {
  return frontmatter['pageType'] !== 'home';
}

interface Sources {
  counterparts: Page[];
  asked: Asked;
}

function createRecord(page: Page, { counterparts, asked }: Sources, root: string): SearchRecord {
  const {
    title = '',
    description = '',
    keywords = '',
  } = page.frontmatter as Record<string, string>;
  const names = page.names.filter((name) => name !== title);
  const id = searchIdOf(page.slug);
  return {
    id,
    title,
    description,
    keywords,
    category: categoryOf(page, root),
    names,
    related: [...askedWords(asked[id], page.locale), relatedWords(page, counterparts)].join(','),
    ...plainText(page),
    routePath: page.route,
    lang: page.locale,
    version: '',
    domain: '',
  };
}

/** Queries of strangers for a page, and its names in other languages and libraries. */
type Asked = Record<string, { elsewhere: string[] } & Record<Locale, string[]>>;

/** Relative to the repository root; pages go by the ids of their records. */
const ASKED = 'docs/search/asked.json';

function readAsked(root: string): Asked {
  return readJson<Asked>(path.join(root, ASKED)) ?? {};
}

/** Readers of other languages than English type English too. */
function askedWords(asked: Asked[string] | undefined, locale: Locale): string[] {
  if (!asked) return [];
  return [...new Set([...asked.elsewhere, ...asked[locale], ...asked.en])];
}

/** Words that readers of another language may type. */
function relatedWords({ frontmatter }: Page, counterparts: Page[]): string {
  const known = new Set(wordsOf(frontmatter));
  const words = counterparts.flatMap((page) => wordsOf(page.frontmatter));
  return words.filter((word) => !known.has(word)).join(',');
}

function wordsOf({ title, description, keywords }: Page['frontmatter']): string[] {
  return [title, description, ...String(keywords ?? '').split(',')].map((text) =>
    String(text).trim(),
  );
}

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
