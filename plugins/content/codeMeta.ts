import type { CodeBlock } from './parsePage';

const RUNNABLE = new Set(['ts', 'tsx', 'js', 'jsx']);
const NORUN = /(?:^|\s)norun(?:="([^"]*)")?(?=\s|$)/;

/**
 * Tells whether a code block is an example that must run: TypeScript or JavaScript outside the
 * signature section.
 *
 * @param block A code block.
 */
export function isExample(block: Pick<CodeBlock, 'lang' | 'meta' | 'section'>): boolean {
  return RUNNABLE.has(block.lang) && block.section !== 'signature' && !isDemo(block);
}

/**
 * Tells whether a code block is a live demo, which a page shows in its place: the word `preview` on its
 * opening fence.
 *
 * @param block A code block.
 */
export function isDemo({ meta }: Pick<CodeBlock, 'meta'>): boolean {
  return /(?:^|\s)preview(?=\s|$)/.test(meta);
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
