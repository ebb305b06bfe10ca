import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { readHeading } from '@funtool-docs/content/parsePage';
import { isApiPage, type PageId, pathOf } from '@funtool-docs/content/paths';
import type { NewerText } from '@funtool-docs/checks/sync/newerTexts';
import { HEAD } from '@funtool-docs/checks/sync/prose';

const COMPONENT = 'NewerTranslation';
/** Only pages with a mark import it, so that the others load nothing. */
const IMPORT = `import { ${COMPONENT} } from '@sync/${COMPONENT}';`;
const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * Puts a mark below the heading of each section whose other language is newer.
 *
 * @param file Of the texts to compare, in the built site.
 */
export function insertMarks(
  page: Pick<BuiltPage, 'tree' | 'locale' | 'slug'>,
  newer: readonly NewerText[],
  file: string,
): void {
  if (newer.length === 0) return;
  const { tree } = page;
  for (const mark of newer) {
    const element = createMark(page, mark, file);
    if (mark.id === HEAD) tree.children.splice(endOfHead(tree, page), 0, element);
    else insertBelow(tree, mark.id, element);
  }
  tree.children.unshift(...parser.parse(IMPORT).children);
}

/** The head of an API page ends with room for it; other pages begin with a text of any length. */
function endOfHead(tree: Root, page: PageId): number {
  return isApiPage(page) ? tree.children.findIndex(({ type }) => type === 'heading') : 0;
}

/** A heading within a summary has the mark below the summary: a control must not hold another. */
function insertBelow(tree: Root, id: string, element: MdxJsxFlowElement): void {
  let place: [Parents, Nodes] | undefined;
  const parents = new Map<Nodes, Parents>();
  visit(tree, (node, _index, parent) => {
    if (parent) parents.set(node, parent as Parents);
    if (node.type !== 'heading' || readHeading(node).id !== id || place) return undefined;
    const holder = parents.get(node)!;
    const isFolded = holder.type === 'mdxJsxFlowElement' && holder.name === 'summary';
    place = isFolded ? [parents.get(holder)!, holder] : [holder, node];
    return SKIP;
  });
  if (!place) throw new Error(`The page has no heading "${id}" any more when its marks are added.`);
  const children = place[0].children as Nodes[];
  children.splice(children.indexOf(place[1]) + 1, 0, element);
}

function createMark({ slug }: PageId, mark: NewerText, file: string): MdxJsxFlowElement {
  const attributes = { ...mark, page: pathOf(slug), file: `/${file}` };
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
