import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { DocContent, DocFooter, Outline, Overview, Sidebar } from '@rspress/core/theme';
import { type DocLayoutProps, useWatchToc } from '@rspress/core/theme-original';
import { clsx } from 'clsx';
import { OUTLINE_POPOVER, SIDEBAR_POPOVER } from '../shared/breakpoints';
import { OUTLINE_ID, SIDEBAR_ID } from '@funtool-docs/shared/elementIds';
import { POPOVER_MEDIA } from './layoutActions';
import type { ReactNode } from 'react';
import { useOutlineHeaders } from '../outline/Outline';
import './DocLayout.css';
import { SECTION_CLASS } from '../outline/followHeading';
import { useText } from '../shared/useText';
import { Icon } from '../shared/Icon';
import './SidebarMenu.css';

/**
 * A documentation page. In narrow windows sidebar and outline are native popovers: those of Rspress
 * ignore Escape, lose the focus, and stay open on Back. They scroll, but their links are the stops of Tab.
 */
export function DocLayout({ components, beforeDocContent, afterDocFooter }: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { sidebar, overview, footer, pageType } = frontmatter;
  const hasSidebar = sidebar !== false;
  const isWide = overview || pageType === 'doc-wide';
  const content = <DocContent components={components} isOverviewPage={overview} />;
  return (
    <>
      <SidebarMenu hasSidebar={hasSidebar} />
      <div className="ft-doc-layout">
        {hasSidebar && (
          <div
            className="ft-doc-layout__sidebar"
            id={SIDEBAR_ID}
            tabIndex={-1}
            popover="auto"
            {...{ [POPOVER_MEDIA]: SIDEBAR_POPOVER }}
          >
            <Sidebar />
          </div>
        )}
        <main className={clsx('ft-doc-layout__doc', isWide && 'ft-doc-layout__doc--wide')}>
          {beforeDocContent}
          {overview ? <Overview content={content} /> : <DocBody>{content}</DocBody>}
          {footer !== false && <DocFooter />}
          {afterDocFooter}
        </main>
        <OutlinePanel />
      </div>
    </>
  );
}

/** Separate, since `useWatchToc` re-renders it: further up, that would hydrate the page at once. */
function DocBody({ children }: { children: ReactNode }) {
  const { rspressDocRef } = useWatchToc();
  return (
    <div className="rp-doc rspress-doc" ref={rspressDocRef}>
      {children}
    </div>
  );
}

function OutlinePanel() {
  const headers = useOutlineHeaders();
  return (
    // It is there without headings, too: that of the next page takes its place.
    <div
      className="ft-doc-layout__outline"
      id={OUTLINE_ID}
      tabIndex={-1}
      popover="auto"
      {...{ [POPOVER_MEDIA]: OUTLINE_POPOVER }}
    >
      {headers.length > 0 && <Outline />}
    </div>
  );
}

/** Bar of narrow windows: opens sidebar and outline; `followHeading.ts` names the current section. */
export function SidebarMenu({ hasSidebar }: { hasSidebar: boolean }) {
  const t = useText();
  const { page } = usePage();
  const hasOutline = useOutlineHeaders().length > 0;
  if (!hasSidebar && !hasOutline) return null;
  const { category, title } = page;
  const place = category && `${category} › ${title}`;
  return (
    <nav className="ft-sidebar-menu" aria-label={t('pageNavigationText')}>
      {hasSidebar && (
        <button
          className="ft-sidebar-menu__sidebar"
          type="button"
          popoverTarget={SIDEBAR_ID}
          aria-label={[t('sidebarText'), place].filter(Boolean).join(': ')}
        >
          <Icon name="list" size={18} />
          <span className="ft-sidebar-menu__place">
            {category ? (
              <>
                {category} › <span translate="no">{title}</span>
              </>
            ) : (
              t('sidebarText')
            )}
          </span>
        </button>
      )}
      {hasOutline && (
        <button
          className="ft-sidebar-menu__outline"
          type="button"
          popoverTarget={OUTLINE_ID}
          aria-label={t('outlineTitle')}
        >
          <span className={SECTION_CLASS} suppressHydrationWarning>
            {t('outlineTitle')}
          </span>
          <Icon name="chevronDown" size={16} />
        </button>
      )}
    </nav>
  );
}
