import { Link } from '@rspress/core/theme-original';
import { useEffect, useRef } from 'react';
import { useActiveHeading } from './useActiveHeading';
import { useOutlineHeaders } from './useOutlineHeaders';
import { useText } from '../../framework/client/useText';
import { OUTLINE_TITLE_ID } from '../../ui/elementIds';
import { scrollIntoContainer } from '../../ui/scrollIntoContainer';
import { renderInlineMarkdown } from '../../ui/renderInlineMarkdown';
import './Outline.css';

/** The headings of the page; the current one is marked and scrolled into view. */
export function Outline() {
  const t = useText();
  const headers = useOutlineHeaders();
  const activeId = useActiveHeading()?.id ?? headers[0]?.id;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = nav.current?.querySelector('[aria-current]');
    const scroller = nav.current?.closest('[popover]');
    // Scrolling would move a focused link out of sight.
    const isInUse = nav.current?.querySelector(':focus-visible');
    if (active && scroller && !isInUse) scrollIntoContainer(scroller, active);
  }, [activeId]);
  return (
    <nav className="ft-outline" aria-labelledby={OUTLINE_TITLE_ID} ref={nav}>
      <h2 className="ft-outline__title" id={OUTLINE_TITLE_ID}>
        {t('outlineTitle')}
      </h2>
      <ul>
        {headers.map(({ id, text, depth }) => (
          <li key={id}>
            <Link
              className="ft-outline__link"
              href={`#${id}`}
              data-depth={depth}
              aria-current={id === activeId ? 'location' : undefined}
              {...renderInlineMarkdown(text)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
