import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { readJson } from '@funtool-docs/content/files';
import { readPages } from '@funtool-docs/content/loadSite';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, searchIdOf } from '@funtool-docs/content/paths';
import type { SearchRecord } from '../engine/searchRecord';
import { site } from '../../../site.config';
import type { Locale } from '@funtool-docs/shared/texts';
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
