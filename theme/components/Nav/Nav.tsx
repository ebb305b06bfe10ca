import { matchNavbar, useLocation, useNav } from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import { useLocalizedPath } from '../../hooks/useLocalizedPath';
import { useText } from '../../hooks/useText';
import { Mark } from '../Mark/Mark';
import { LanguageLinks } from './LanguageLinks';
import { SourceLinks } from './SourceLinks';
import { ThemeSwitch } from './ThemeSwitch';
import './Nav.css';

const MENU_ID = 'ft-nav-menu';

/**
 * The navigation bar. On phones its links and switches move into a popover, which opens, and closes on
 * Escape or a press outside, without any script.
 */
export function Nav() {
  const t = useText();
  const localized = useLocalizedPath();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname]);
  return (
    <header className="ft-nav">
      <Link className="ft-nav__brand" href={localized('/')} aria-label={t('homeText')}>
        <Mark />
        <span className="ft-nav__name">funtool</span>
      </Link>
      <Search />
      <button
        className="ft-nav__toggle"
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('menuText')}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className="ft-nav__line" d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <div className="ft-nav__menu" id={MENU_ID} popover="auto" ref={menu}>
        <NavLinks pathname={pathname} />
        <div className="ft-nav__tools">
          <LanguageLinks />
          <ThemeSwitch />
          <SourceLinks />
        </div>
      </div>
    </header>
  );
}

function NavLinks({ pathname }: { pathname: string }) {
  const t = useText();
  const items = useNav();
  return (
    <nav aria-label={t('mainNavigationText')}>
      <ul className="ft-nav__links">
        {items.map((item) =>
          'link' in item && typeof item.link === 'string' ? (
            <li key={item.text}>
              <Link
                className="ft-nav__link"
                href={item.link}
                aria-current={matchNavbar(item, pathname) ? 'true' : undefined}
              >
                {item.text}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
