export interface ThemeColors {
  light: string;
  dark: string;
}

/**
 * Gives the browser's bar the colour of the theme that is shown, whatever has set it. Browsers take
 * the first tag that applies, so that of the document serves readers without scripts.
 */
export function showThemeColor({ light, dark }: ThemeColors): void {
  const root = document.documentElement;
  const tag = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  const update = () => {
    tag.content = root.classList.contains('dark') ? dark : light;
  };
  update();
  document.head.prepend(tag);
  // Some extensions and old browsers have none.
  if (!('MutationObserver' in window)) return;
  new MutationObserver(update).observe(root, { attributeFilter: ['class'] });
}
