import ts from 'typescript';
import type { CodeBlock } from '@funtool-docs/content/parsePage';
import { readResultLine } from '@funtool-docs/content/codeBlocks';

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx']);
/** Languages of blocks whose content is translated. */
const PROSE = new Set(['md', 'mdx', 'text', 'txt', '']);

/** Values on the opening fence that are translated. */
const FENCE_PROSE = /(norun|title|unsandboxed)="([^"]*)"/g;
/** Comments of shells, YAML and the like. */
const HASH_COMMENT = /(^|\s)#\s(.*)$/gm;

/** Prints a code block without the prose in its comments, which is translated; results stay. */
export function codeWithoutProse({ lang, meta, code }: CodeBlock): string {
  const fence = `${lang} ${meta.replace(FENCE_PROSE, '$1')}`.trim();
  if (PROSE.has(lang)) return fence;
  const text = SCRIPTS.has(lang) ? withoutComments(code) : code.replace(HASH_COMMENT, '');
  return `${fence}\n${text.replace(/[ \t]+$/gm, '')}`;
}

/** Lists the prose that `codeWithoutProse` leaves out of a code block: the part that is translated. */
export function proseOfCode({
  lang,
  meta,
  code,
}: Pick<CodeBlock, 'lang' | 'meta' | 'code'>): string[] {
  const fence = Array.from(meta.matchAll(FENCE_PROSE), ([, , value]) => value!);
  if (PROSE.has(lang)) return [...fence, code];
  if (!SCRIPTS.has(lang)) {
    return [...fence, ...Array.from(code.matchAll(HASH_COMMENT), ([, , text]) => text!)];
  }
  const comments = findComments(code).map(([start, end]) => code.slice(start, end));
  return [...fence, ...comments.flatMap(commentText)];
}

function commentText(comment: string): string[] {
  if (readResultLine(comment)) return [];
  return [comment.replace(/^\/[/*]+|\*\/$|^\s*\* ?/gm, '').trim()];
}

function withoutComments(code: string): string {
  return findComments(code).reduceRight((text, [pos, end]) => {
    return readResultLine(text.slice(pos, end)) ? text : text.slice(0, pos) + text.slice(end);
  }, code);
}

/** The scanner of TypeScript finds the comments but results, so that `//` in a string is none. */
function findComments(code: string): [start: number, end: number][] {
  // Most examples have none; parsing them all would take seconds.
  if (!/\/[/*](?! =>)/.test(code)) return [];
  const file = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, number>();
  const collect = (node: ts.Node): void => {
    for (const list of [
      ts.getLeadingCommentRanges(code, node.getFullStart()),
      ts.getTrailingCommentRanges(code, node.getEnd()),
    ]) {
      for (const { pos, end } of list ?? []) comments.set(pos, end);
    }
    node.getChildren(file).forEach(collect);
  };
  collect(file);
  return [...comments].toSorted(([a], [b]) => a - b);
}
