import type { Header } from '@rspress/core';
import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { useDynamicToc } from '@rspress/core/theme-original';
import { useMemo } from 'react';

/** Headings of depth 2 and 3. Rspress' list holds HTML once hydrated, the page record Markdown. */
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

/** Headings that a component adds are not in the record. */
function withPlainText(header: Header): Header {
  const { body } = new DOMParser().parseFromString(header.text, 'text/html');
  return { ...header, text: body.textContent };
}
