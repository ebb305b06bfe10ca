import { ThemeContext, useSite } from '@rspress/core/runtime';
import { useContext } from 'react';
import { useText } from '../../framework/client/useText';

/**
 * Switches between light and dark, unless the site forces one of them. Choosing the system's
 * preference follows the system again. CSS picks the icon, since the theme is unknown while
 * prerendering.
 */
export function ThemeSwitch() {
  const t = useText();
  const { site } = useSite();
  const { theme, setTheme } = useContext(ThemeContext);
  const { darkMode = true } = site.themeConfig;
  if (!darkMode || String(darkMode).startsWith('force-')) return null;
  return (
    <button
      className="ft-nav__icon"
      type="button"
      aria-label={t('switchThemeText')}
      title={t('switchThemeText')}
      onClick={() => setTheme?.(theme === 'dark' ? 'light' : 'dark')}
    >
      <svg className="ft-nav__sun" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle className="ft-nav__line" cx="12" cy="12" r="4" />
        <path
          className="ft-nav__line"
          d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1"
        />
      </svg>
      <svg className="ft-nav__moon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path className="ft-nav__line" d="M19.5 14A8 8 0 0 1 10 4.5a8 8 0 1 0 9.5 9.5Z" />
      </svg>
    </button>
  );
}
