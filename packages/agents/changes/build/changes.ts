import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { RootContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { attributeOf, replaceElements } from '@funtool-docs/content/markdown/replaceElements';
import type { Locale } from '../../../../site.config';
import { createReleaseFunctions } from './createChanges';

/** Replaces `<ReleaseFunctions release="1.1.0" />` by what that release exported for the first time. */
export function changes(page: BuiltPage): Promise<void> {
  return replaceElements(page, {
    ReleaseFunctions: (element) => createChanges(page.root, element, page.locale),
  });
}

/** Creates the list that an element stands for, with links from the root of the language. */
export function createChanges(
  root: string,
  element: MdxJsxFlowElement,
  locale: Locale,
): RootContent[] {
  return createReleaseFunctions(root, attributeOf(element, 'release'), locale);
}
