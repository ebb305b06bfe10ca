import type { Code, Heading, List, PhrasingContent, RootContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { importStatement } from '@funtool-docs/content/importStatement';
import { isAnswer, readChip, showsChips } from '@funtool-docs/content/codeMeta';
import matrixTexts from '@funtool-docs/facts/matrix/texts.json';
import { lineOf } from '@funtool-docs/content/parsePage';
import { isApiPage } from '@funtool-docs/content/paths';
import { listTraps } from '@funtool-docs/content/traps';
import { HIDDEN_IMPORT } from './hideImport';
import { element } from '@funtool-docs/content/markdown/element';
import { code } from '@funtool-docs/content/markdown/table';

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
  const text: PhrasingContent = { type: 'text', value: matrixTexts.all[locale] };
  const link: PhrasingContent = { type: 'link', url: '#behaviour', children: [text] };
  return [element('p', [link], 'ft-chips__all')];
}

function listWarnings({ tree, headings, record }: HeadPage): RootContent[] {
  const traps = listTraps({ headings, frontmatter: record.frontmatter });
  const items = traps.slice(0, MAX_WARNINGS).map(({ id, line }) => {
    const heading = tree.children.find(
      (node): node is Heading => node.type === 'heading' && lineOf(node) === line,
    )!;
    return { url: `#${id}`, children: titleOf(heading) };
  });
  if (!items.length) return [];
  const list: List = {
    type: 'list',
    spread: false,
    children: items.map(({ url, children }) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [{ type: 'link', url, children }] }],
    })),
  };
  return [list];
}

/** Leaves out the id that ends the heading. */
function titleOf({ children }: Heading): PhrasingContent[] {
  return children.flatMap((node): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    const value = node.value.replace(/\s*\{#[\w-]+\}\s*$/, '');
    return value ? [{ type: 'text', value }] : [];
  });
}
