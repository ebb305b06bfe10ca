import { ThemeContext, useSite } from '@rspress/core/runtime';
import { useContext } from 'react';
import { useText } from '../../framework/client/useText';
import { Icon } from '../../ui/Icon';

/**
 * Switches between light and dark, unless one is forced; the system's preference follows it again.
 * CSS picks the icon, since the theme is unknown while prerendering.
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
      <Icon name="sun" size={20} className="ft-nav__sun" />
      <Icon name="moon" size={20} className="ft-nav__moon" />
    </button>
  );
}
