import type { RspressPlugin } from '@rspress/core';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { RootContent } from 'mdast';
import { attributeOf, replaceElements } from '../../../content/markdown/replaceElements';
import type { Locale } from '../../../site.config';
import { createReleaseFunctions, createSiteChanges } from './createChanges';

/**
 * Replaces `<ReleaseFunctions release="1.1.0" />` by what that release exported for the first time,
 * and `<SiteChanges />` by the pages that changed lately.
 */
export function changes(root: string): RspressPlugin {
  const create = (element: MdxJsxFlowElement, locale: Locale) =>
    createChanges(root, element, locale);
  return {
    name: 'changes',
    markdown: {
      remarkPlugins: [replaceElements(root, { ReleaseFunctions: create, SiteChanges: create })],
    },
  };
}

/** Creates the list that an element stands for, with links from the root of the language. */
export function createChanges(
  root: string,
  element: MdxJsxFlowElement,
  locale: Locale,
): RootContent[] {
  return element.name === 'SiteChanges'
    ? createSiteChanges(root, locale)
    : createReleaseFunctions(root, attributeOf(element, 'release'), locale);
}
