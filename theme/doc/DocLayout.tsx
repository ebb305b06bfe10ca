import { useFrontmatter } from '@rspress/core/runtime';
import { DocContent, DocFooter, Overview, Sidebar } from '@rspress/core/theme';
import type { DocLayoutProps } from '@rspress/core/theme-original';
import { clsx } from 'clsx';
import { ActiveHeadingProvider } from '../outline/useActiveHeading';
import { SIDEBAR_POPOVER } from '../../ui/breakpoints';
import { useClosingPopover } from '../../ui/useClosingPopover';
import { SIDEBAR_ID } from '../../ui/elementIds';
import { DocBody } from './DocBody';
import { OutlinePanel } from './OutlinePanel';
import { SidebarMenu } from './SidebarMenu';
import './DocLayout.css';

/**
 * A documentation page: sidebar, content and outline. In narrow windows sidebar and outline are
 * native popovers, opened from a bar below the navigation; the framework's own ignore Escape, lose
 * the focus, and stay open on Back.
 */
export function DocLayout(slots: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { sidebar, overview, footer, pageType } = frontmatter;
  const drawer = useClosingPopover<HTMLDivElement>(SIDEBAR_POPOVER);
  const hasSidebar = sidebar !== false;
  const content = <DocContent components={slots.components} isOverviewPage={overview} />;
  return (
    <ActiveHeadingProvider>
      <SidebarMenu hasSidebar={hasSidebar} />
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
          {overview ? <Overview content={content} /> : <DocBody>{content}</DocBody>}
          {slots.afterDocContent}
          {slots.beforeDocFooter}
          {footer !== false && <DocFooter />}
          {slots.afterDocFooter}
        </main>
        <OutlinePanel before={slots.beforeOutline} after={slots.afterOutline} />
      </div>
      {slots.afterDoc}
    </ActiveHeadingProvider>
  );
}
