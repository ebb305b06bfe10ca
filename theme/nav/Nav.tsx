import { useNav, useSite } from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import { NAV_POPOVER } from '../../ui/breakpoints';
import { useClosingPopover } from '../../ui/useClosingPopover';
import { useLocalizedPath } from '../../framework/client/useLocalizedPath';
import { useText } from '../../framework/client/useText';
import { MENU_ID } from '../../ui/elementIds';
import { Icon } from '../../ui/Icon';
import { Logo } from '../../ui/Logo';
import { LanguageLinks } from './CounterpartLinks';
import { NavLinks } from './NavLinks';
import { ReleaseMenu } from './ReleaseMenu';
import { SocialLinks } from './SocialLinks';
import { ThemeSwitch } from './ThemeSwitch';
import { VersionMenu } from './CounterpartLinks';
import { useCallback, useEffect, useRef } from 'react';
import { useThrottledScroll } from '../../ui/useThrottledScroll';
import './Nav.css';

/** The navigation bar. On phones its links move into a native popover, which needs no script. */
export function Nav() {
  const t = useText();
  const localized = useLocalizedPath();
  const { site } = useSite();
  const items = useNav();
  const left = items.filter(({ position }) => position === 'left');
  const right = items.filter((item) => !left.includes(item));
  const menu = useClosingPopover<HTMLDivElement>(NAV_POPOVER);
  useHidingNav();
  if (site.themeConfig.hideNavbar === 'always') return null;
  return (
    <header className="ft-nav">
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
      <div className="ft-nav__menu" id={MENU_ID} popover="auto" ref={menu}>
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
          <ReleaseMenu />
          <ThemeSwitch />
          <SocialLinks />
        </div>
      </div>
    </header>
  );
}

const HIDDEN = 'data-nav-hidden';

/** Implements `themeConfig.hideNavbar: 'auto'`, which Rspress accepts and ignores. */
function useHidingNav(): void {
  const { site } = useSite();
  const hides = site.themeConfig.hideNavbar === 'auto';
  const last = useRef(0);
  const update = useCallback(() => {
    const { scrollY } = window;
    const scrollsDown = scrollY > last.current && scrollY > 0;
    document.documentElement.toggleAttribute(HIDDEN, hides && scrollsDown);
    last.current = scrollY;
  }, [hides]);
  useThrottledScroll(update, 100);
  useEffect(() => () => document.documentElement.removeAttribute(HIDDEN), []);
}
