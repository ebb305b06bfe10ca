import type { CodeBlock } from './parsePage';

const RUNNABLE = new Set(['ts', 'tsx', 'js', 'jsx']);
const NORUN = /(?:^|\s)norun(?:="([^"]*)")?(?=\s|$)/;

/**
 * Tells whether a code block is an example that must run: TypeScript or JavaScript outside the
 * signature section.
 *
 * @param block A code block.
 */
export function isExample({ lang, section }: Pick<CodeBlock, 'lang' | 'section'>): boolean {
  return RUNNABLE.has(lang) && section !== 'signature';
}

/**
 * Reads why a block must not run.
 *
 * @param meta What follows the language on the opening fence.
 * @returns The reason in `norun="…"` (empty where none is given), or `undefined` for a block that runs.
 */
export function norunReason(meta: string): string | undefined {
  const match = NORUN.exec(meta);
  return match ? (match[1] ?? '') : undefined;
}

/**
 * Tells whether a block makes sense in a browser only: the word `browser` on its opening fence.
 *
 * @param meta What follows the language on the opening fence.
 */
export function needsBrowser(meta: string): boolean {
  return /(?:^|\s)browser(?=\s|$)/.test(meta);
}
