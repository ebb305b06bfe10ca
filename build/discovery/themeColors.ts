import path from 'node:path';
import { readText } from '@funtool-docs/content/textFile';

const file = path.join(import.meta.dirname, '../../theme/shared/tokens.css');
const [light, dark] = readText(file).split('html.dark {').map(readVariables);
const SCHEMES = { light: light!, dark: new Map([...light!, ...dark!]) };

/** Page background by colour scheme. */
export const THEME_COLORS = {
  light: resolveColors('var(--rp-c-bg)', 'light'),
  dark: resolveColors('var(--rp-c-bg)', 'dark'),
};

/**
 * Replaces the variables of `theme/shared/tokens.css` by their values, for output without that style sheet.
 *
 * @throws {Error} If a variable does not exist.
 */
export function resolveColors(css: string, scheme: keyof typeof SCHEMES): string {
  return css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = SCHEMES[scheme].get(name);
    if (!value) throw new Error(`theme/shared/tokens.css has no ${name}`);
    return resolveColors(value, scheme);
  });
}

function readVariables(css: string): Map<string, string> {
  return new Map(
    Array.from(css.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name, value]) => [name!, value!]),
  );
}
