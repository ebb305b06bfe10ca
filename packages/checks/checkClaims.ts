import { existsSync } from 'node:fs';
import path from 'node:path';
import { ADVICE, ANSWER, HERE } from '@funtool-docs/content/claims/marks';
import {
  CLAIMS,
  claimsFileOf,
  type ClaimsFile,
  mayHaveClaims,
  readClaims,
} from '@funtool-docs/content/claims/readClaims';
import { listFiles } from '@funtool-docs/content/files';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { checkBlock } from './checkExamples';
import { checkMarks } from './checkMarks';
import { readSentences } from './claims/sentences';
import { problemIf } from './lineProblem';

const RESERVED = new Set<string>([HERE, ANSWER, ADVICE, 'not']);

/**
 * Checks that sentences name what proves them, and that it does: marks lead to claims and to code of
 * the page, every claim is named, and what it states is what running it gives.
 *
 * @param pages In every language.
 */
export async function checkClaims(root: string, pages: Page[]): Promise<Problem[]> {
  const slugs = [...new Set(pages.map(({ slug }) => slug))];
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const counterparts = pages.filter((page) => page.slug === slug);
      const claims = readClaims(root, { slug });
      return [
        ...checkMarks(counterparts, claims),
        ...(claims ? await checkFile(claims, counterparts) : []),
      ];
    }),
  );
  return [...found.flat(), ...checkFolder(root, pages)];
}

async function checkFile({ file, claims, stray }: ClaimsFile, pages: Page[]): Promise<Problem[]> {
  const named = new Set(pages.flatMap(readSentences).flatMap(({ mark }) => mark?.proofs ?? []));
  const run = await Promise.all(claims.map((claim) => checkBlock(claim, true)));
  const ids = claims.map(({ id }) => id);
  return [
    ...stray.map((line) => ({
      line,
      message: 'before the first id are only imports, one a line; begin a claim with "// an-id"',
    })),
    ...claims.flatMap(({ id, line }, index) => [
      ...problemIf(
        ids.indexOf(id) < index,
        line,
        `the id "${id}" is taken; ids of a file are unique`,
      ),
      ...problemIf(RESERVED.has(id), line, `"${id}" has a meaning of its own in marks`),
      ...problemIf(
        !named.has(id),
        line,
        `no sentence names "${id}": put {/* = ${id} */} below the one it proves`,
      ),
    ]),
    ...run.flat(),
  ].map((problem) => ({ file, ...problem }));
}

/** Finds files of claims that belong to no page. */
function checkFolder(root: string, pages: Page[]): Problem[] {
  const folder = path.join(root, CLAIMS);
  if (!existsSync(folder)) return [];
  const known = new Set(pages.filter(mayHaveClaims).map(claimsFileOf));
  return listFiles(folder)
    .map((name) => `${CLAIMS}/${name}`)
    .filter((file) => !known.has(file))
    .map((file) => ({ file, line: 1, message: 'there is no page with these claims' }));
}
