import type { CodeBlock } from './parsePage';

/** The environment of an example: `document` if its fence says `browser`. */
export type Environment = 'worker' | 'document';

const RUNNABLE = new Set(['ts', 'tsx', 'js', 'jsx']);
const VALUE = /(?:^|\s)(norun|unsandboxed|tried)(?:="([^"]*)")?(?=\s|$)/g;

/** Tells whether a block must run: TypeScript or JavaScript, but no signature. */
export function isExample(block: Pick<CodeBlock, 'lang' | 'meta' | 'section'>): boolean {
  return RUNNABLE.has(block.lang) && block.section !== 'signature';
}

/** Tells whether a block answers the question most readers come with: `answer` on its fence. */
export function isAnswer({ meta }: Pick<CodeBlock, 'meta'>): boolean {
  return /(?:^|\s)answer(?=\s|$)/.test(meta);
}

/** Tells whether the arguments of an answer are shown by result: `answer chips` on its fence. */
export function showsChips({ meta }: Pick<CodeBlock, 'meta'>): boolean {
  return /(?:^|\s)answer chips(?=\s|$)/.test(meta);
}

/** A call of one argument in an answer of chips, and its stated result. */
export interface Chip {
  argument: string;
  result: string;
}

const CHIP = /^\w+\((.*)\); \/\/ => (.+)$/;

/** Reads a line such as `isEmpty(''); // => true`; `undefined` if it is not a call with a result. */
export function readChip(line: string): Chip | undefined {
  const [, argument, result] = CHIP.exec(line) ?? [];
  return argument === undefined || result === undefined ? undefined : { argument, result };
}

/** Reads why a block must not run: `norun="…"`; empty if no reason is given. */
export function norunReason(meta: string): string | undefined {
  return valueOf('norun', meta);
}

/** Reads why a block cannot run in a page: `unsandboxed="…"`; empty if no reason is given. */
export function unsandboxedReason(meta: string): string | undefined {
  return valueOf('unsandboxed', meta);
}

/** Reads when commands were last run by hand: `tried="2026-11"`; empty if no month is given. */
export function triedMonth(meta: string): string | undefined {
  return valueOf('tried', meta);
}

function valueOf(word: string, meta: string): string | undefined {
  const match = [...meta.matchAll(VALUE)].find(([, name]) => name === word);
  return match && (match[2] ?? '');
}

/** Tells whether a block runs in browsers only: `browser` on its fence. */
export function needsBrowser(meta: string): boolean {
  return /(?:^|\s)browser(?=\s|$)/.test(meta);
}

/** Tells where the page runs a block; `undefined` if readers cannot run it there. */
export function environmentOf(
  block: Pick<CodeBlock, 'lang' | 'section' | 'meta'>,
): Environment | undefined {
  const { meta } = block;
  if (!isExample(block) || norunReason(meta) !== undefined) return undefined;
  if (unsandboxedReason(meta) !== undefined) return undefined;
  return needsBrowser(meta) ? 'document' : 'worker';
}

/** A line comment that states a result (`// => …`) or may continue one. */
export interface ResultLine {
  isFirst: boolean;
  text: string;
}

const FIRST = /^\s*=>\s?(.*)$/;
const CONTINUATION = /^\s{3,}(.*)$/;
const THROWN = /^throws\s+(.+)$/s;
const FIRST_IN_CODE = /\/\/[^\S\n]*=>/g;
const THROWN_IN_CODE = /\/\/ => throws (.+)/g;

/** Reads a line that states a result (`// => …`), or may continue the one on the line above. */
export function readResultLine(comment: string): ResultLine | undefined {
  if (!comment.startsWith('//')) return undefined;
  const content = comment.slice(2);
  const first = FIRST.exec(content);
  const [, text] = first ?? CONTINUATION.exec(content) ?? [];
  return text === undefined ? undefined : { isFirst: first !== null, text: text.trim() };
}

/** Returns `TypeError: message` for `throws TypeError: message`, and `undefined` for a value. */
export function readThrown(result: string): string | undefined {
  return THROWN.exec(result)?.[1]?.replaceAll('\n', ' ');
}

/** Lists the errors that an example states, each up to the end of its first line. */
export function listThrown(code: string): string[] {
  return Array.from(code.matchAll(THROWN_IN_CODE), ([, error]) => error!);
}

/** Counts the results that an example states. */
export function countResults(code: string): number {
  return code.match(FIRST_IN_CODE)?.length ?? 0;
}
