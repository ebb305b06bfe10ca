import path from 'node:path';
import { expect, it } from 'vitest';
import { checkBlock, checkExamples } from './checkExamples';
import { checkMarks } from './checkMarks';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import { findEdgeCases } from '@funtool-docs/content/edgeCases';
import { readPages } from '@funtool-docs/content/loadSite';
import { type Page, parsePage } from '@funtool-docs/content/parsePage';
import { isApiPage } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readPages(root, 'en').filter(isApiPage);
const EACH = 4;
const WRONG = "'what no call returns'";

/** Returns the problems of a page once a proof is broken in memory; `undefined` if it has no such proof. */
type Break = (page: Page) => Promise<Pick<Problem, 'message'>[]> | undefined;

function change(page: Page, source: string): Page | undefined {
  return source === page.source ? undefined : parsePage({ ...page, source });
}

function findMarkProblems(page: Page | undefined): Promise<Problem[]> | undefined {
  return page && Promise.resolve(checkMarks([page], readClaims(root, page)));
}

/** Takes the blocks of code out of a section up to the next heading. */
function withoutCode(source: string, id: string): string {
  const section = new RegExp(`^#+ [^\\n]*\\{#${id}\\}[^]*?(?=^#)`, 'm');
  return source.replace(section, (text) => text.replace(/^```[^]*?^```$/gm, ''));
}

const BREAKS: Record<string, [Break, message: string]> = {
  'a claim with another result': [
    (page) => {
      const claim = readClaims(root, page)?.claims.find(({ code }) => /\/\/ => .+$/.test(code));
      const code = claim?.code.replace(/\/\/ => .+$/, `// => ${WRONG}`);
      return claim && code ? checkBlock({ ...claim, code }, true) : undefined;
    },
    WRONG,
  ],
  'code of a note with another result': [
    (page) => {
      const notes = /(\\{#notes}[^]*?\/\/ => )(?!throws)[^\n]+/;
      const changed = change(page, page.source.replace(notes, `$1${WRONG}`));
      return changed && checkExamples(changed);
    },
    WRONG,
  ],
  'an edge case with another result': [
    (page) => {
      const cell = findEdgeCases(page.tree)?.table?.children.at(-1)?.children[1];
      if (!cell) return undefined;
      const [code] = cell.children;
      const { start, end } = code!.position!;
      const { source } = page;
      const written = `${source.slice(0, start.offset)}\`${WRONG}\`${source.slice(end.offset)}`;
      return checkExamples(change(page, written)!);
    },
    WRONG,
  ],
  'a mark that names a lost claim': [
    (page) =>
      findMarkProblems(change(page, page.source.replace(/(?<=^\{\/\* = )[a-z-]+/m, 'lost-claim'))),
    'there is no claim "lost-claim"',
  ],
  'a mark that names a section without its code': [
    (page) => {
      const [, id] = /^\{\/\* = [^\n]*?#([\w-]+)/m.exec(page.source) ?? [];
      return id ? findMarkProblems(change(page, withoutCode(page.source, id))) : undefined;
    },
    'no code runs below',
  ],
};

it.each(Object.entries(BREAKS))('finds %s', async (_, [find, message]) => {
  const broken: NonNullable<ReturnType<Break>>[] = [];
  for (const page of pages) {
    const problems = broken.length < EACH && find(page);
    if (problems) broken.push(problems);
  }
  const found = await Promise.all(broken);
  const told = found.map((problems) => problems.map((problem) => problem.message).join('\n'));
  expect(told).toEqual(Array(EACH).fill(expect.stringContaining(message)));
});
