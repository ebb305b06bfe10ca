import type { NavItem } from '@rspress/core';
import { matchNavbar, useLocation } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme-original';
import { NavPopover } from './NavPopover';

/** Entries of `_nav.json`; those with entries of their own become a menu. */
export function NavLinks({ items }: { items: NavItem[] }) {
  return (
    <ul className="ft-nav__links">
      {items.map((item) => (
        <li key={item.text}>
          <NavEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ item }: { item: NavItem }) {
  const { pathname } = useLocation();
  const { text = '', tag } = item;
  const own = 'link' in item && item.link ? item.link : undefined;
  if ('items' in item && item.items) {
    const first = own ? [{ text, link: own }] : [];
    return (
      <NavPopover name={text} label={text}>
        <NavLinks items={[...first, ...item.items]} />
      </NavPopover>
    );
  }
  return (
    <Link
      className="ft-nav__link"
      href={own}
      aria-current={own && matchNavbar({ ...item, text, link: own }, pathname) ? 'true' : undefined}
    >
      {text}
      {tag && <Tag tag={tag} />}
    </Link>
  );
}
