import ts from 'typescript';
import type { CodeBlock } from './parsePage';
import { readResultLine } from './resultSyntax';

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx']);
/** Languages of blocks whose content is translated. */
const PROSE = new Set(['md', 'mdx', 'text', 'txt', '']);

/** Prints a code block without the prose in its comments, which is translated; results stay. */
export function codeWithoutProse({ lang, meta, code }: CodeBlock): string {
  const fence = `${lang} ${meta.replace(/(norun|title|unsandboxed)="[^"]*"/g, '$1')}`.trim();
  if (PROSE.has(lang)) return fence;
  const text = SCRIPTS.has(lang) ? withoutComments(code) : code.replace(/(^|\s)#\s.*$/gm, '');
  return `${fence}\n${text.replace(/[ \t]+$/gm, '')}`;
}

/** The scanner of TypeScript finds the comments, so that `//` in a string stays. */
function withoutComments(code: string): string {
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
  return [...comments]
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [pos, end]) => {
      return readResultLine(text.slice(pos, end)) ? text : text.slice(0, pos) + text.slice(end);
    }, code);
}
