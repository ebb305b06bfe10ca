import { usePage } from '@rspress/core/runtime';
import { SECTION_CLASS } from '../outline/followHeading';
import { useOutlineHeaders } from '../outline/useOutlineHeaders';
import { useText } from '../shared/useText';
import { OUTLINE_ID, SIDEBAR_ID } from '@funtool-docs/shared/elementIds';
import { Icon } from '../shared/Icon';
import './SidebarMenu.css';

interface SidebarMenuProps {
  hasSidebar: boolean;
}

/** Bar of narrow windows: opens sidebar and outline; `followHeading.ts` names the current section. */
export function SidebarMenu({ hasSidebar }: SidebarMenuProps) {
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
