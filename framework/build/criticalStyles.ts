import { type CustomAtRules, transform, type TransformOptions } from 'lightningcss';

const SOURCES = /<(?<tag>style|script)\b[\s\S]*?<\/\k<tag>>/g;
const CLASSES = /\sclass="(?<names>[^"]*)"/g;
const CLASS_SELECTORS = /(?<=\.)-?[a-z_][\w-]*/gi;
const VARIABLES = /(?<=[{;]\s*)--[\w-]+(?=\s*:)/g;
const USED_VARIABLES = /(?<=var\()--[\w-]+/g;

/** Classes that inline scripts add before all styles are there. */
const LATER_CLASSES = ['dark', 'rp-dark', 'ft-failed'];

/**
 * Prepares a style sheet to be put into documents, without what they do not need at first: rules for
 * classes that no element has, and variables that nothing uses. Documents with the same classes share the
 * result.
 *
 * @param css The style sheet.
 * @param others Sources of style sheets beside it, which may use its variables.
 * @returns Finds the styles of a document.
 */
export function createCriticalStyles(css: string, others: string[]): (html: string) => string {
  const known = new Set(css.match(CLASS_SELECTORS));
  const results = new Map<string, string>();
  return (html) => {
    const classes = classesOf(html);
    const unused = [...known].filter((name) => !classes.has(name));
    const outside = others.concat(html).flatMap((source) => source.match(USED_VARIABLES) ?? []);
    const key = JSON.stringify([unused, [...new Set(outside)].toSorted()]);
    if (!results.has(key))
      results.set(key, withoutVariables(minify(css, { unusedSymbols: unused }), outside));
    return results.get(key)!;
  };
}

function classesOf(html: string): Set<string> {
  const values = html.replace(SOURCES, '').matchAll(CLASSES);
  const names = Array.from(values, ({ groups }) => groups!['names']!.split(' '));
  return new Set([...LATER_CLASSES, ...names.flat()]);
}

/** Leaves out variables that nothing uses, then those that only these used. */
function withoutVariables(css: string, outside: string[]): string {
  const used = new Set([...outside, ...(css.match(USED_VARIABLES) ?? [])]);
  const unused = new Set(css.match(VARIABLES)?.filter((name) => !used.has(name)));
  if (unused.size === 0) return css;
  const custom = ({ name }: { name: string }) => (unused.has(name) ? [] : undefined);
  return withoutVariables(minify(css, { visitor: { Declaration: { custom } } }), outside);
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const code = Buffer.from(css);
  return transform({ ...options, filename: 'styles.css', code, minify: true }).code.toString();
}
