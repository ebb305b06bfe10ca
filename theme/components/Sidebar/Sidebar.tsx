import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../hooks/useText';
import { type SidebarEntry, containsLink } from '../../support/sidebar';
import './Sidebar.css';

/**
 * The pages of the documentation by group. Groups are native disclosures, so they open by keyboard and
 * without script; the group of the current page is always open.
 */
export function Sidebar() {
  const t = useText();
  const items = useSidebar() as SidebarEntry[];
  const nav = useRef<HTMLElement>(null);
  const isActive = useActiveMatcher();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = current?.closest('aside');
    if (!current || !scroller) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      scroller.scrollTop += top - frame.top - frame.height / 2;
    }
  }, [isActive]);
  return (
    <nav className="ft-sidebar" aria-label={t('sidebarText')} ref={nav}>
      <SidebarItems items={items} isActive={isActive} />
    </nav>
  );
}

interface SidebarItemsProps {
  items: SidebarEntry[];
  isActive: (link: string) => boolean;
}

function SidebarItems({ items, isActive }: SidebarItemsProps) {
  return (
    <ul className="ft-sidebar__list">
      {items.map((item, index) => (
        <li key={item.link ?? item.text ?? index}>
          <SidebarItem item={item} isActive={isActive} />
        </li>
      ))}
    </ul>
  );
}

function SidebarItem({
  item,
  isActive,
}: { item: SidebarEntry } & Pick<SidebarItemsProps, 'isActive'>) {
  if (item.sectionHeaderText)
    return <p className="ft-sidebar__section">{item.sectionHeaderText}</p>;
  if (item.dividerType) return <hr className="ft-sidebar__divider" />;
  if (item.items) {
    return (
      <details className="ft-sidebar__group" open={!item.collapsed || containsLink(item, isActive)}>
        <summary className="ft-sidebar__summary">{item.text}</summary>
        <SidebarItems items={item.items} isActive={isActive} />
      </details>
    );
  }
  return (
    <Link
      className="ft-sidebar__link"
      href={item.link}
      aria-current={item.link && isActive(item.link) ? 'page' : undefined}
    >
      {breakable(item.text)}
    </Link>
  );
}

/** Lets a long name such as `ObjectId.createFromHexString` break between its words. */
function breakable(name = ''): ReactNode {
  const words = name.split(/(?<=[a-z])(?=[A-Z])|(?<=\.)/);
  const parts = words.flatMap((word, index) => (index ? [createElement('wbr'), word] : [word]));
  return createElement('span', null, ...parts);
}
