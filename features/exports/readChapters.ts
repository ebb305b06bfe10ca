import type { Root as HtmlRoot } from 'hast';
import type { Heading, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { absoluteUrl } from '../../content/paths';
import type { Locale } from '../../site.config';
import { listSections } from '../discovery/markdown/sections';
import { writePage } from '../discovery/markdown/writePage';
import { readSitePages, type SitePage } from '../discovery/sitePages';
import { writeHint } from '../programs/build/writeHints';
import { readHarvest } from '../types/build/readHarvest';

/** A page for readers without a browser, such as an e-book reader. */
export interface Chapter {
  /** Name of its file without an extension: `api-array-at`. */
  id: string;
  title: string;
  /** Name of its group in the menus. */
  group: string;
  /** What it documents: `at`; empty for guides. */
  names: string[];
  /** Headings of the second level. */
  sections: { id: string; text: string }[];
  /** Its text as HTML, with links to other chapters where there are some. */
  body: HtmlRoot;
}

/** Folders of the pages that can be read without scripts, in reading order. */
const FOLDERS = ['guide/start', 'guide/topics', 'guide/api'];

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Reads the guides and the reference of a language.
 *
 * @param extension Of the files of the chapters, which link to each other: `.xhtml`.
 */
export async function readChapters(
  root: string,
  locale: Locale,
  extension: string,
): Promise<Chapter[]> {
  const pages = readSitePages(root);
  const { answers } = await readHarvest(root);
  const routes = new Set(pages.map(({ route }) => route));
  const listed = FOLDERS.flatMap((folder) => listSections(root, locale, pages, folder)).flatMap(
    (section) => section.pages.map((page) => ({ page, group: section.title || page.category })),
  );
  const files = new Map(listed.map(({ page }) => [markdownOf(page), idOf(page) + extension]));
  return Promise.all(
    listed.map(async ({ page, group }) => {
      const markdown = await writePage(page, pages, routes, root, answers);
      const tree = parser.parse(markdown.replace(`${writeHint(page)}\n\n`, ''));
      const sections = nameHeadings(tree, page);
      relink(tree, files);
      const body = toHast(tree) as HtmlRoot;
      finishAttributes(body);
      return { id: idOf(page), title: page.title, group, names: namesOf(page), sections, body };
    }),
  );
}

function namesOf({ slug, names }: SitePage): string[] {
  return slug.startsWith('guide/api/') ? names : [];
}

function idOf({ slug }: SitePage): string {
  return slug.replace(/^guide\/|\.mdx$/g, '').replaceAll('/', '-');
}

const markdownOf = ({ output }: SitePage) => absoluteUrl(`${output}.md`);

/** Gives headings the ids that they have on the site; those that the build adds get their place. */
function nameHeadings(tree: Root, { headings }: SitePage): Chapter['sections'] {
  const sections: Chapter['sections'] = [];
  visit(tree, 'heading', (heading: Heading, index) => {
    if (heading.depth === 1) return;
    const text = toString(heading);
    const id = headings.find((one) => one.text === text)?.id ?? `section-${index}`;
    heading.data = { hProperties: { id } };
    if (heading.depth === 2) sections.push({ id, text });
  });
  return sections;
}

/** Links to pages that are no chapter lead to the site. */
function relink(tree: Root, files: Map<string, string>): void {
  visit(tree, 'link', (link) => {
    const [address = '', hash] = link.url.split('#') as [string, string?];
    const file = files.get(address);
    const target = file ?? address.replace(/^(https:.+)\.md$/, '$1');
    link.url = hash === undefined ? target : `${target}#${hash}`;
  });
}

/** HTML has no `align` any more, and XML no attribute without a value. */
function finishAttributes(body: HtmlRoot): void {
  visit(body, 'element', ({ properties }) => {
    delete properties['align'];
    for (const [name, value] of Object.entries(properties)) {
      if (value === true) properties[name] = '';
    }
  });
}
