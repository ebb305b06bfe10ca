import type { PhrasingContent } from 'mdast';
import { listGuides } from '../packages/facts/guides/guides';
import type { BuiltPage } from '../packages/facts/builtPage';
import { element } from '../packages/content/markdown/element';
import { localizeLinks } from '../packages/content/markdown/replaceElements';
import { text } from '../packages/content/markdown/table';
import { isApiPage, pathOf } from '../packages/content/paths';
import { translate } from '../packages/content/translate';

/** Leads from the head of an API page to the guides that show its function at work. */
export function insertGuides({ root, tree, slug, locale }: BuiltPage): void {
  const guides = isApiPage({ slug }) && listGuides(root, locale).get(pathOf(slug));
  if (!guides) return;
  const links = guides.flatMap(({ title, path }, index): PhrasingContent[] => [
    text(index ? ' · ' : translate('guidesText', locale)),
    { type: 'link', url: path, children: [text(title)] },
  ]);
  const head = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'PageFacts',
  );
  const line = element('p', links, 'ft-guides');
  tree.children.splice(head + 1, 0, ...localizeLinks([line], locale));
}
