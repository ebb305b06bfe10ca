import { useActiveMatcher } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme-original';
import { clsx } from 'clsx';
import { useState } from 'react';
import { usePageSidebar } from '@funtool-docs/islands/client/EmbeddedData';
import { useText } from '../shared/useText';
import { withWordBreaks } from '../shared/Code';
import { containsLink, type SidebarEntry } from '@funtool-docs/islands/client/embedded';
import { titleAttributes } from '../shared/titleAttributes';
import { filledWith } from './fillGroups';
import './Sidebar.css';

/**
 * Sidebar of native disclosures, which work without scripts. Entries of collapsed groups are loaded
 * on opening (`fillGroups.ts`).
 */
export function Sidebar() {
  const t = useText();
  const items = usePageSidebar();
  const isActive = useActiveMatcher();
  return (
    <nav className="ft-sidebar" aria-label={t('sidebarText')}>
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
        // A focused link keeps its element, and so the focus, while its group is completed.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          <SidebarItem item={item} isActive={isActive} />
        </li>
      ))}
    </ul>
  );
}

interface SidebarItemProps extends Pick<SidebarItemsProps, 'isActive'> {
  item: SidebarEntry;
}

function SidebarItem({ item, isActive }: SidebarItemProps) {
  if (item.sectionHeaderText)
    return <p className="ft-sidebar__section">{item.sectionHeaderText}</p>;
  if (item.dividerType) {
    return <hr className="ft-sidebar__divider" data-type={item.dividerType} />;
  }
  const [only, ...others] = item.items ?? [item];
  const isLink = only?.link && !only.items && others.length === 0 && !item.allLink;
  if (!isLink) return <SidebarGroup item={item} isActive={isActive} />;
  return (
    <Link
      className={clsx('ft-sidebar__link', item.items && 'ft-sidebar__title')}
      href={only.link}
      data-context={item.context}
      {...titleAttributes(item.link)}
      aria-current={isActive(only.link!) ? 'page' : undefined}
    >
      {withWordBreaks(item.text)}
      {item.tag && <Tag tag={item.tag} />}
    </Link>
  );
}

function SidebarGroup({ item, isActive }: SidebarItemProps) {
  const { text, tag, context, link, items = [], allLink } = item;
  const t = useText();
  const [filled] = useState(() => (allLink ? filledWith(text) : undefined));
  const title = (
    <>
      {text}
      {tag && <Tag tag={tag} />}
    </>
  );
  const all = allLink ?? link;
  const own = all ? [{ text: t('sidebarAllText'), link: all }] : [];
  const entries = allLink ? own : [...own, ...items];
  const list = <SidebarItems items={entries} isActive={isActive} />;
  if (item.collapsible === false) {
    return (
      <div className="ft-sidebar__group" data-context={context}>
        <p className="ft-sidebar__title">{title}</p>
        {list}
      </div>
    );
  }
  const open = !item.collapsed || containsLink(item, isActive);
  return (
    <details className="ft-sidebar__group" data-context={context} open={open}>
      <summary className="ft-sidebar__summary">{title}</summary>
      {filled ? (
        <ul className="ft-sidebar__list" dangerouslySetInnerHTML={{ __html: filled }} />
      ) : (
        list
      )}
    </details>
  );
}
