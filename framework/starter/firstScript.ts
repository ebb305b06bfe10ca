import './fallbacks';
import { markSystem } from './markSystem';
import { showThemeColor, type ThemeColors } from './showThemeColor';

/** Runs before all other scripts and before anything is drawn. */
export function firstScript(colors: ThemeColors): void {
  markSystem();
  showThemeColor(colors);
}
