import { useSite } from '@rspress/core/runtime';
import { useText } from '../shared/useText';
import { actionOf } from '../shared/actions';
import { Icon } from '../shared/Icon';

/**
 * Switches between light and dark, unless one is forced (`switchTheme.ts`). CSS picks the icon, since
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
