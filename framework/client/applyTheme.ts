/** Shows a theme as Rspress does (`theme/logic/applyThemeToDOM.js`), which does not export it. */
export function applyTheme(theme: 'light' | 'dark'): void {
  const { classList, style } = document.documentElement;
  for (const name of ['dark', 'rp-dark']) classList.toggle(name, theme === 'dark');
  style.colorScheme = theme;
}
