import type { CodeBlock } from './parsePage';

/** Where an example runs: a worker, or, where its fence says `browser`, a document of its own. */
export type Environment = 'worker' | 'document';

const RUNNABLE = new Set(['ts', 'tsx', 'js', 'jsx']);
const VALUE = /(?:^|\s)(norun|unsandboxed|tried)(?:="([^"]*)")?(?=\s|$)/g;

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
  return valueOf('norun', meta);
}

/**
 * Reads why a block cannot run in the sandbox of a page, although it runs when the site is checked: it
 * needs Node.js, for example.
 *
 * @param meta What follows the language on the opening fence.
 * @returns The reason in `unsandboxed="…"` (empty where none is given), or `undefined` for a block that
 *   runs there.
 */
export function unsandboxedReason(meta: string): string | undefined {
  return valueOf('unsandboxed', meta);
}

/**
 * Reads when the commands of a block were last run by hand.
 *
 * @param meta What follows the language on the opening fence.
 * @returns What stands in `tried="…"`, a month such as `2026-11` (empty where none is given), or
 *   `undefined` for a block that does not claim it.
 */
export function triedMonth(meta: string): string | undefined {
  return valueOf('tried', meta);
}

function valueOf(word: string, meta: string): string | undefined {
  const match = [...meta.matchAll(VALUE)].find(([, name]) => name === word);
  return match && (match[2] ?? '');
}

/**
 * Tells whether a block makes sense in a browser only: the word `browser` on its opening fence.
 *
 * @param meta What follows the language on the opening fence.
 */
export function needsBrowser(meta: string): boolean {
  return /(?:^|\s)browser(?=\s|$)/.test(meta);
}

/**
 * Tells where a reader's browser runs a block.
 *
 * @param block A code block.
 * @returns The environment, or `undefined` for a block that readers cannot run in the page.
 */
export function environmentOf(
  block: Pick<CodeBlock, 'lang' | 'section' | 'meta'>,
): Environment | undefined {
  const { meta } = block;
  if (!isExample(block) || norunReason(meta) !== undefined) return undefined;
  if (unsandboxedReason(meta) !== undefined) return undefined;
  return needsBrowser(meta) ? 'document' : 'worker';
}
