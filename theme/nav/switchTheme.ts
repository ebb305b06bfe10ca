import { chooseTheme, shownTheme } from '../../framework/starter/theme';

/** Switches between light and dark. */
export function switchTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}
