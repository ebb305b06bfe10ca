import type { Header } from '@rspress/core';
import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { useDynamicToc } from '@rspress/core/theme-original';
import { useMemo } from 'react';

/**
 * Headings that the page shows and that belong into the outline: depth 2 and 3 (specification, section 3);
 * none where the page has no outline. The framework's list holds HTML once the page is there; these have
 * the text of the page record, with inline Markdown.
 */
export function useOutlineHeaders(): Header[] {
  const shown = useDynamicToc();
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const hasOutline = !frontmatter.overview && frontmatter.outline !== false;
  return useMemo(
    () =>
      shown
        .filter(({ depth }) => hasOutline && (depth === 2 || depth === 3))
        .map((header) => page.toc.find(({ id }) => id === header.id) ?? withPlainText(header)),
    [shown, page.toc, hasOutline],
  );
}

/** A component may add headings that the record does not know. */
function withPlainText(header: Header): Header {
  const { body } = new DOMParser().parseFromString(header.text, 'text/html');
  return { ...header, text: body.textContent };
}
