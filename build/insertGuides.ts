import type { PhrasingContent } from 'mdast';
import { listGuides } from '@funtool-docs/facts/guides/guides';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { element } from '@funtool-docs/content/markdown/element';
import { localizeLinks } from '@funtool-docs/content/markdown/replaceElements';
import { text } from '@funtool-docs/content/markdown/table';
import { isApiPage, pathOf } from '@funtool-docs/content/paths';
import { translate } from '@funtool-docs/agents/markdown/translate';

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
