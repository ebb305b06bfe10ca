import { Link } from '@rspress/core/theme-original';
import { useText } from '../shared/useText';
import { OUTLINE_TITLE_ID } from '@funtool-docs/shared/elementIds';
import { renderInlineMarkdown } from '../shared/renderInlineMarkdown';
import './Outline.css';
import type { Header } from '@rspress/core';
import { useFrontmatter, usePage } from '@rspress/core/runtime';

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

/** Headings of depth 2 and 3, as the record of the page has them. */
export function useOutlineHeaders(): Header[] {
  const { toc } = usePage().page;
  const { frontmatter } = useFrontmatter();
  if (frontmatter.overview || frontmatter.outline === false) return [];
  return toc.filter(({ depth }) => depth === 2 || depth === 3);
}
