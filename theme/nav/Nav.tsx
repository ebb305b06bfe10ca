import { matchNavbar, useLocation, useNav, useSite } from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import { NAV_POPOVER } from '../shared/breakpoints';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { useText } from '../shared/useText';
import { MENU_ID } from '@funtool-docs/shared/elementIds';
import { Icon } from '../shared/Icon';
import { POPOVER_MEDIA } from '../layout/layoutActions';
import { HIDES } from './navActions';
import './Nav.css';
import { LanguageLinks, NavPopover, SocialLinks, VersionMenu } from './NavPopover';
import type { NavItem } from '@rspress/core';
import { Tag } from '@rspress/core/theme-original';
import { actionOf } from '../shared/actions';

/** The navigation bar. On phones its links move into a native popover, which needs no script. */
export function Nav() {
  const t = useText();
  const localized = useLocalizedPath();
  const { site } = useSite();
  const items = useNav();
  const left = items.filter(({ position }) => position === 'left');
  const right = items.filter((item) => !left.includes(item));
  const { hideNavbar } = site.themeConfig;
  if (hideNavbar === 'always') return null;
  return (
    <header className="ft-nav" {...{ [HIDES]: hideNavbar === 'auto' || undefined }}>
      <Link
        className="ft-nav__brand"
        href={localized('/')}
        aria-label={t('homeText', { site: site.title })}
      >
        <Logo />
        {site.title}
      </Link>
      {left.length > 0 && (
        <nav className="ft-nav__start" aria-label={t('startNavigationText')}>
          <NavLinks items={left} />
        </nav>
      )}
      <Search />
      <button
        className="ft-nav__toggle"
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('menuText')}
      >
        <Icon name="menu" size={24} />
      </button>
      <div
        className="ft-nav__menu"
        id={MENU_ID}
        popover="auto"
        {...{ [POPOVER_MEDIA]: NAV_POPOVER }}
      >
        <nav aria-label={t('mainNavigationText')}>
          {left.length > 0 && (
            <div className="ft-nav__narrow">
              <NavLinks items={left} />
            </div>
          )}
          <NavLinks items={right} />
        </nav>
        <div className="ft-nav__tools">
          <LanguageLinks />
          <VersionMenu />
          <ThemeSwitch />
          <SocialLinks />
        </div>
      </div>
    </header>
  );
}

/** The logo: an equals sign whose arrow head is a tick. */
function Logo() {
  return (
    <svg className="ft-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect className="ft-mark__ground" width="32" height="32" rx="7" />
      <path className="ft-mark__line" d="M6 12.5h8M6 19.5h5.5m4-.5 3.75 3.75L26.5 10" />
    </svg>
  );
}

/** Entries of `_nav.json`; those with entries of their own become a menu. */
function NavLinks({ items }: { items: NavItem[] }) {
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

/**
 * Switches between light and dark, unless one is forced (`navActions.ts`). CSS picks the icon, since
 * the theme is unknown while prerendering.
 */
export function ThemeSwitch() {
  const t = useText();
  const { site } = useSite();
  const { darkMode = true } = site.themeConfig;
  if (!darkMode || String(darkMode).startsWith('force-')) return null;
  const text = t('switchThemeText');
  return (
    <button
      className="ft-nav__icon"
      type="button"
      aria-label={text}
      title={text}
      {...actionOf('switchTheme')}
    >
      <Icon name="sun" size={20} className="ft-nav__sun" />
      <Icon name="moon" size={20} className="ft-nav__moon" />
    </button>
  );
}
