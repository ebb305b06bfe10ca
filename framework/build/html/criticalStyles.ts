import { type CustomAtRules, transform, type TransformOptions } from 'lightningcss';
import { FAILED_CLASS } from '../../../ui/sharedNames';
import type { Markup } from './readMarkup';

const CLASS_SELECTORS = /(?<=\.)-?[a-z_][\w-]*/gi;
const VARIABLES = /(?<=[{;]\s*)--[\w-]+(?=\s*:)/g;
const USED_VARIABLES = /(?<=var\()--[\w-]+/g;

/** Classes that inline scripts add before the full style sheet is loaded. */
const LATER_CLASSES = new Set(['dark', 'rp-dark', FAILED_CLASS]);

type CriticalStyles = (document: Pick<Markup, 'classes' | 'styles'>) => string;

/**
 * Prepares a style sheet for inlining: leaves out rules for classes that no element has, and unused
 * variables. Documents with the same classes share the cached result.
 *
 * @param others Other style sheets, which may use its variables.
 */
export function createCriticalStyles(css: string, others: string[]): CriticalStyles {
  const known = new Set(css.match(CLASS_SELECTORS));
  const usedByOthers = others.flatMap(usedVariables);
  const cache = new Map<string, string>();
  return ({ classes, styles }) => {
    const unused = [...known].filter((name) => !classes.has(name) && !LATER_CLASSES.has(name));
    const outside = [...usedByOthers, ...[...styles].flatMap(usedVariables)];
    const key = JSON.stringify([unused, [...new Set(outside)].toSorted()]);
    if (!cache.has(key))
      cache.set(key, withoutVariables(minify(css, { unusedSymbols: unused }), outside));
    return cache.get(key)!;
  };
}

function usedVariables(source: string): string[] {
  return source.match(USED_VARIABLES) ?? [];
}

/** Recursive, since a removed variable may have been the only one to use another. */
function withoutVariables(css: string, outside: string[]): string {
  const used = new Set([...outside, ...usedVariables(css)]);
  const unused = new Set(css.match(VARIABLES)?.filter((name) => !used.has(name)));
  if (unused.size === 0) return css;
  const custom = ({ name }: { name: string }) => (unused.has(name) ? [] : undefined);
  return withoutVariables(minify(css, { visitor: { Declaration: { custom } } }), outside);
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const code = Buffer.from(css);
  return transform({ ...options, filename: 'styles.css', code, minify: true }).code.toString();
}
