import { useFrontmatter } from '@rspress/core/runtime';
import { DocContent, DocFooter, Outline, Overview, Sidebar } from '@rspress/core/theme';
import { type DocLayoutProps, useWatchToc } from '@rspress/core/theme-original';
import { clsx } from 'clsx';
import { ActiveHeadingProvider } from '../../hooks/useActiveHeading';
import { useClosingPopover } from '../../hooks/useClosingPopover';
import { useDynamicToc } from '../../hooks/useDynamicToc';
import { OUTLINE_ID, SIDEBAR_ID, SidebarMenu } from './SidebarMenu';
import './DocLayout.css';

/**
 * A page of the documentation: sidebar, content and outline. In narrow windows the sidebar becomes a
 * drawer and the outline a panel, both native popovers opened from a bar below the navigation; the
 * framework's ignore Escape, lose the focus, and stay open on the way back (specification, sections 2.3
 * and 4).
 *
 * @param slots What the layout puts around its parts, as for the framework's own component.
 */
export function DocLayout(slots: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { sidebar, overview, footer, pageType } = frontmatter;
  const { rspressDocRef } = useWatchToc();
  const headers = useDynamicToc();
  const drawer = useClosingPopover<HTMLDivElement>('(width <= 960px)');
  const panel = useClosingPopover<HTMLDivElement>('(width <= 1280px)');
  const hasSidebar = sidebar !== false;
  const hasOutline = !overview && frontmatter.outline !== false && headers.length > 0;
  const content = <DocContent components={slots.components} isOverviewPage={overview} />;
  return (
    <ActiveHeadingProvider headers={headers}>
      <SidebarMenu hasSidebar={hasSidebar} hasOutline={hasOutline} />
      {slots.beforeDoc}
      <div className={clsx('ft-doc-layout', pageType === 'doc-wide' && 'ft-doc-layout--wide')}>
        {hasSidebar && (
          <div className="ft-doc-layout__sidebar" id={SIDEBAR_ID} popover="auto" ref={drawer}>
            {slots.beforeSidebar}
            <Sidebar />
            {slots.afterSidebar}
          </div>
        )}
        <main className={clsx('ft-doc-layout__doc', overview && 'ft-doc-layout__doc--overview')}>
          {slots.beforeDocContent}
          {overview ? (
            <Overview content={content} />
          ) : (
            <div className="rp-doc rspress-doc" ref={rspressDocRef}>
              {content}
            </div>
          )}
          {slots.afterDocContent}
          {slots.beforeDocFooter}
          {!overview && footer !== false && <DocFooter />}
          {slots.afterDocFooter}
        </main>
        {hasOutline && (
          <div className="ft-doc-layout__outline" id={OUTLINE_ID} popover="auto" ref={panel}>
            {slots.beforeOutline}
            <Outline />
            {slots.afterOutline}
          </div>
        )}
      </div>
      {slots.afterDoc}
    </ActiveHeadingProvider>
  );
}
