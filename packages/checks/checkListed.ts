import path from 'node:path';
import { readJson } from '@funtool-docs/content/files';
import type { Page } from '@funtool-docs/content/parsePage';
import { API, isApiPage, pathOf, searchIdOf, topicOf } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { site } from '../../site.config';

/** Data that has an entry for each page: what was measured on the release, and what readers know. */
interface List {
  /** With `<language>` if each language has its own. */
  file: string;
  /** What an editor writes there. */
  needs: string;
  /** The entries that a page needs. */
  wanted: (page: Page) => string[];
  /** The entries that the content of the file has. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each list has its own shape
  entries: (content: any) => string[];
}

const LANGUAGE = '<language>';

const ofApi = (entries: (page: Page) => string[]) => (page: Page) =>
  isApiPage(page) ? entries(page) : [];

/** Members come with their owner; each built-in rule has an entry. */
const exportsOf = ({ names, slug }: Page) => {
  const rules = slug.includes('/builtin/') ? names : [];
  return [...new Set([...names.map((name) => name.split('.')[0]!), ...rules])];
};

/** All that belongs to a page and stands elsewhere; menus are checked apart (checkLinks.ts). */
const LISTS: readonly List[] = [
  {
    file: 'library/since.json',
    needs: 'the first release of the export',
    wanted: exportsOf,
    entries: ({ exports }) => Object.keys(exports),
  },
  {
    file: 'library/release.json',
    needs: 'its file, line and size in the documented release',
    wanted: exportsOf,
    entries: ({ exports }) => Object.keys(exports),
  },
  {
    file: 'lab/differences/counterparts.json',
    needs: 'its counterparts, or its page in "none"',
    wanted: ofApi(({ slug }) => [topicOf(slug)]),
    entries: ({ functions, none }) => [...Object.keys(functions), ...none],
  },
  {
    file: 'docs/tasks/groups.json',
    needs: 'the task that it belongs to',
    wanted: ofApi(({ slug }) => [pathOf(slug).slice(API.length + 1)]),
    entries: (groups: { pages: string[] }[]) => groups.flatMap(({ pages }) => pages),
  },
  {
    file: 'docs/search/asked.json',
    needs: 'how readers ask for it',
    wanted: ofApi(({ slug }) => [searchIdOf(slug)]),
    entries: Object.keys,
  },
  {
    file: `tests/relevance/queries.${LANGUAGE}.json`,
    needs: 'what readers type to find it',
    wanted: ({ frontmatter, slug }) =>
      frontmatter['pageType'] === 'home' ? [] : [searchIdOf(slug)],
    entries: (queries: { wanted: string[] }[]) => queries.flatMap(({ wanted }) => wanted),
  },
];

/**
 * Checks that all lists have an entry for a page. What all languages share is told of the page in the default one;
 * a site without a list needs no entry in it.
 */
export function checkListed(page: Page, root: string): Problem[] {
  return LISTS.flatMap(({ file, needs, wanted, entries }) => {
    const isShared = !file.includes(LANGUAGE);
    if (isShared && page.locale !== site.locales[0].lang) return [];
    const list = file.replace(LANGUAGE, page.locale);
    const content = readJson(path.join(root, list));
    if (content === undefined) return [];
    const known = new Set(entries(content));
    return wanted(page)
      .filter((entry) => !known.has(entry))
      .map((entry) => ({
        file: page.file,
        line: 1,
        message: `${list} lacks "${entry}"; add ${needs}`,
      }));
  });
}
