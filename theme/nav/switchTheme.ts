import { chooseTheme, shownTheme } from '@funtool-docs/islands/starter/theme';

/** Switches between light and dark. */
export function switchTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}
