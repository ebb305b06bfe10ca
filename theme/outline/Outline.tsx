import { Link, useDynamicToc } from '@rspress/core/theme-original';
import { useText } from '../shared/useText';
import { OUTLINE_TITLE_ID } from '@funtool-docs/shared/elementIds';
import { renderInlineMarkdown } from '../shared/renderInlineMarkdown';
import './Outline.css';
import type { Header } from '@rspress/core';
import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';

/** The headings of the page. `followHeading.ts` marks the current one; at first that is the first. */
export function Outline() {
  const t = useText();
  const headers = useOutlineHeaders();
  return (
    <nav className="ft-outline" aria-labelledby={OUTLINE_TITLE_ID}>
      <h2 className="ft-outline__title" id={OUTLINE_TITLE_ID}>
        {t('outlineTitle')}
      </h2>
      <ul>
        {headers.map(({ id, text, depth }, index) => (
          <li key={id}>
            <Link
              className="ft-outline__link"
              href={`#${id}`}
              data-depth={depth}
              aria-current={index === 0 ? 'location' : undefined}
              {...renderInlineMarkdown(text)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
