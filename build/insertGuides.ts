import type { PhrasingContent } from 'mdast';
import { listGuides } from '../packages/facts/guides/guides';
import type { BuiltPage } from '../packages/facts/builtPage';
import { isApiPage, localizedRoute, pathOf } from '../packages/content/paths';
import { translate } from '../packages/content/translate';
import { element } from '../packages/content/markdown/element';

/** Leads from the head of an API page to the guides that show its function at work. */
export function insertGuides({ root, tree, slug, locale }: BuiltPage): void {
  if (!isApiPage({ slug })) return;
  const guides = listGuides(root, locale).get(pathOf(slug));
  const head = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'PageFacts',
  );
  if (!guides) return;
  const links = guides.flatMap(({ title, path }, index): PhrasingContent[] => [
    { type: 'text', value: index ? ' · ' : translate('guidesText', locale) },
    { type: 'link', url: localizedRoute(path, locale), children: [{ type: 'text', value: title }] },
  ]);
  tree.children.splice(head + 1, 0, element('p', links, 'ft-guides'));
}
