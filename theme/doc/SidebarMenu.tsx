import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import { useActiveHeading } from '../outline/useActiveHeading';
import { useOutlineHeaders } from '../outline/useOutlineHeaders';
import { useText } from '../../framework/client/useText';
import { OUTLINE_ID, SIDEBAR_ID } from '../../ui/elementIds';
import './SidebarMenu.css';

interface SidebarMenuProps {
  hasSidebar: boolean;
}

/** Bar of narrow windows: opens sidebar and outline, and names the current section. */
export function SidebarMenu({ hasSidebar }: SidebarMenuProps) {
  const t = useText();
  const heading = useActiveHeading();
  const hasOutline = useOutlineHeaders().length > 0;
  if (!hasSidebar && !hasOutline) return null;
  const section = heading && parseInlineMarkdownText(heading.text);
  return (
    <nav className="ft-sidebar-menu" aria-label={t('pageNavigationText')}>
      {hasSidebar && (
        <button className="ft-sidebar-menu__sidebar" type="button" popoverTarget={SIDEBAR_ID}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path className="ft-nav__line" d="M4 7h16M4 12h10M4 17h13" />
          </svg>
          {t('sidebarText')}
        </button>
      )}
      {hasOutline && (
        <button
          className="ft-sidebar-menu__outline"
          type="button"
          popoverTarget={OUTLINE_ID}
          aria-label={[t('outlineTitle'), section].filter(Boolean).join(': ')}
        >
          <span className="ft-sidebar-menu__section">{section ?? t('outlineTitle')}</span>
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path className="ft-nav__line" d="m8 10 4 4 4-4" />
          </svg>
        </button>
      )}
    </nav>
  );
}
