import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { callForms } from '@funtool-docs/facts/library/callForms';
import { readFacts } from '@funtool-docs/facts/library/readFacts';
import { categoryOf, importStatement } from '@funtool-docs/content/pageSummary';
import { fileOf, isApiPage, type PageId, pathOf } from '@funtool-docs/content/paths';
import type { Code, Heading, Link, PhrasingContent, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { isAnswer, readChip, showsChips } from '@funtool-docs/content/codeBlocks';
import texts from './texts.json';
import { lineOf, sectionContent } from '@funtool-docs/content/parsePage';
import { listTraps } from '@funtool-docs/content/edgeCases';
import { element, code, list, text, localizeLinks } from '@funtool-docs/content/markdown/nodes';
import { listGuides } from './guides';
import { HIDDEN_IMPORT } from '../code';
import i18n from '../../theme/i18n.json';

/** Adds facts, call forms and the place in the menus to the record of an API page. */
export function describeApi(page: BuiltPage): void {
  if (!isApiPage(page)) return;
  const { root, record } = page;
  record.facts = readFacts(root, page);
  record.category = categoryOf(page, root);
  record.callForms = callForms(page).map(({ methods, ...form }) => ({
    ...form,
    methods: methods.map((name) => ({ name, link: methodLink(root, page, name) })),
  }));
}

/** Methods of a class may have pages of their own beside that of the class. */
function methodLink(root: string, { locale, slug }: PageId, name: string): string {
  const own = path.posix.join(path.posix.dirname(slug), `${name}.mdx`);
  const hasPage =
    slug.endsWith('/index.mdx') && existsSync(path.join(root, fileOf({ locale, slug: own })));
  return hasPage ? pathOf(own) : '#signature';
}

type HeadPage = Pick<BuiltPage, 'tree' | 'slug' | 'locale' | 'names' | 'headings' | 'record'>;

/** As many as a reader takes in before reading on. */
const MAX_WARNINGS = 3;

/**
 * Brings the answer of an API page into a frame with its import, and adds links to the traps that
 * matter most. The components are those that the theme gives to all pages.
 */
export function insertHead(page: HeadPage): void {
  if (!isApiPage(page)) return;
  const { tree } = page;
  const index = tree.children.findIndex((node) => node.type === 'code' && isAnswer(metaOf(node)));
  const answer = tree.children[index] as Code | undefined;
  const facts = element('PageFacts', listWarnings(page));
  if (!answer) {
    tree.children.unshift(facts);
    return;
  }
  const shown = [frameAnswer(answer, page)];
  if (showsChips(metaOf(answer))) shown.push(...linkToAll(page));
  tree.children.splice(index, 1, element('PageAnswer', shown), facts);
}

function metaOf({ meta }: Code): { meta: string } {
  return { meta: meta ?? '' };
}

function frameAnswer(answer: Code, page: HeadPage): RootContent {
  if (showsChips(metaOf(answer))) return chipsOf(answer.value);
  const statement = importStatement(page);
  if (answer.value.startsWith(`${statement}\n\n`)) answer.meta += ` ${HIDDEN_IMPORT}`;
  return answer;
}

/** Shows the arguments of the calls beside their results, true first. */
function chipsOf(source: string): RootContent {
  const calls = source.split('\n').flatMap((line) => readChip(line) ?? []);
  const results = [...new Set(calls.map(({ result }) => result))].toSorted(
    (a, b) => Number(b === 'true') - Number(a === 'true'),
  );
  const rows = results.map((result) => {
    const values = calls.filter((call) => call.result === result);
    const cells = values.map(({ argument }) => element('dd', [code(argument)]));
    return element('div', [element('dt', [code(result)]), ...cells]);
  });
  return element('dl', rows, 'ft-chips');
}

/** The behaviour table of the page has all values that were tried. */
function linkToAll({ headings, locale }: HeadPage): RootContent[] {
  if (!headings.some(({ id }) => id === 'behaviour')) return [];
  const children = [text(texts.allValues[locale])];
  const link: PhrasingContent = { type: 'link', url: '#behaviour', children };
  return [element('p', [link], 'ft-chips__all')];
}

function listWarnings({ tree, headings, record }: HeadPage): RootContent[] {
  const traps = listTraps({ headings, frontmatter: record.frontmatter });
  const items = traps.slice(0, MAX_WARNINGS).map(({ id, line }): PhrasingContent[] => {
    const heading = tree.children.find(
      (node): node is Heading => node.type === 'heading' && lineOf(node) === line,
    )!;
    return [{ type: 'link', url: `#${id}`, children: titleOf(heading) }];
  });
  return items.length > 0 ? [list(items)] : [];
}

/** Leaves out the id that ends the heading. */
function titleOf({ children }: Heading): PhrasingContent[] {
  return children.flatMap((node): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    const value = node.value.replace(/\s*\{#[\w-]+\}\s*$/, '');
    return value ? [{ type: 'text', value }] : [];
  });
}

/** A link to a page of the reference, with the prefix of its language. */
const REFERENCE = /^\/(?:\w+\/)?guide\/api\/[^#]+$/;

/** More would not fit one line. */
const MAX_RELATED = 4;

/** Leads from the head of an API page to guides that show its function at work, and to what else to see. */
export function insertGuides(page: BuiltPage): void {
  const { root, tree, slug, locale } = page;
  if (!isApiPage(page)) return;
  const guides = (listGuides(root, locale).get(pathOf(slug)) ?? []).map(
    ({ title, path: url }): Link => ({ type: 'link', url, children: [text(title)] }),
  );
  const lines = [
    ...localizeLinks(listLinks(i18n.guidesText[locale], guides), locale),
    ...listLinks(i18n.relatedText[locale], relatedLinks(page)),
  ];
  if (lines.length === 0) return;
  const head = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'PageFacts',
  );
  tree.children.splice(head + 1, 0, element('div', lines, 'ft-guides'));
}

/** The functions that its last section names first. */
function relatedLinks(page: BuiltPage): Link[] {
  const links = new Map<string, Link>();
  visit(
    { type: 'root', children: sectionContent(page, 'see-also') },
    'link',
    ({ url, children }) => {
      if (REFERENCE.test(url)) {
        links.set(url, { type: 'link', url, children: structuredClone(children) });
      }
    },
  );
  return [...links.values()].slice(0, MAX_RELATED);
}

function listLinks(title: string, links: Link[]): RootContent[] {
  if (links.length === 0) return [];
  const parts = links.flatMap((link, index): PhrasingContent[] =>
    index ? [text(' · '), link] : [link],
  );
  return [element('p', [text(title), ...parts])];
}

/** Tells scripts whether the page is there as Markdown. */
export function noteMarkdown({ record, isProduction }: BuiltPage): void {
  record.hasMarkdown = isProduction;
}
