import { useNav, useSite } from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import { useClosingPopover } from '../../ui/useClosingPopover';
import { useHidingNav } from './useHidingNav';
import { useLocalizedPath } from '../../framework/client/useLocalizedPath';
import { useText } from '../../framework/client/useText';
import { MENU_ID } from '../../ui/elementIds';
import { Logo } from '../../ui/Logo';
import { LanguageLinks } from './LanguageLinks';
import { NavLinks } from './NavLinks';
import { SocialLinks } from './SocialLinks';
import { ThemeSwitch } from './ThemeSwitch';
import { VersionMenu } from './VersionMenu';
import './Nav.css';

/**
 * The navigation bar. On phones, links and switches move into a native popover, which needs no
 * script.
 */
export function Nav() {
  const t = useText();
  const localized = useLocalizedPath();
  const { site } = useSite();
  const items = useNav();
  const left = items.filter(({ position }) => position === 'left');
  const right = items.filter((item) => !left.includes(item));
  const menu = useClosingPopover<HTMLDivElement>('(width <= 48em)');
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
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className="ft-nav__line" d="M4 7h16M4 12h16M4 17h16" />
        </svg>
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
          <ThemeSwitch />
          <SocialLinks />
        </div>
      </div>
    </header>
  );
}
