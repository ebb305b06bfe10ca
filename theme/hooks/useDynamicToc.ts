import type { Header } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import { useDynamicToc as useOriginalToc } from '@rspress/core/theme-original';
import { useMemo } from 'react';

/**
 * Headings that the page shows and that belong into the outline: depth 2 and 3 (specification, section 3).
 * The framework's list holds HTML once the page is there; these have the text of the page record, with
 * inline Markdown.
 */
export function useDynamicToc(): Header[] {
  const shown = useOriginalToc();
  const { page } = usePage();
  return useMemo(
    () =>
      shown
        .filter(({ depth }) => depth === 2 || depth === 3)
        .map((header) => page.toc.find(({ id }) => id === header.id) ?? withPlainText(header)),
    [shown, page.toc],
  );
}

/** A component may add headings that the record does not know. */
function withPlainText(header: Header): Header {
  const { body } = new DOMParser().parseFromString(header.text, 'text/html');
  return { ...header, text: body.textContent };
}
