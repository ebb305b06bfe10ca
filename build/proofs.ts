import path from 'node:path';
import { existsSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PhrasingContent } from 'mdast';
import type { BuiltPage } from '../packages/facts/builtPage';
import { ANSWER, HERE, type Mark, takeMarks } from '../packages/content/claims/marks';
import { CLAIMS, parseClaims } from '../packages/content/claims/readClaims';
import { listFiles } from '../packages/content/listFiles';
import { emitFiles } from '../packages/islands/build/emitFiles';
import { readText } from '../packages/content/textFile';

/** Puts a `<Proof>` in the place of each mark. */
export function insertProofs(page: BuiltPage): void {
  const marks = takeMarks(page.tree, createProof);
  page.record.hasProofs = marks.some((mark) => namedProofs(mark).length > 0);
  page.refresh();
}

/** Emits the code of claims, a file for each page. */
export function claimFiles(root: string): RsbuildPlugin {
  const files = listClaims(root).map((name) => [
    `claims/${name.replace(/\.js$/, '.json')}`,
    () => writeClaims(path.join(root, CLAIMS, name)),
  ]);
  return emitFiles('claims', Object.fromEntries(files));
}

function listClaims(root: string): string[] {
  const folder = path.join(root, CLAIMS);
  return existsSync(folder) ? listFiles(folder) : [];
}

/** Writes the code of claims by their ids. */
function writeClaims(file: string): string {
  const { claims } = parseClaims(readText(file));
  return JSON.stringify(Object.fromEntries(claims.map(({ id, shown }) => [id, shown])));
}

/** What is right beside the sentence needs no way to it. */
function namedProofs({ proofs: all }: Mark): string[] {
  return all.filter((proof) => proof !== HERE && proof !== ANSWER);
}

function createProof(mark: Mark): PhrasingContent[] {
  const named = namedProofs(mark).join(' ');
  if (!named) return [];
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'of', value: named }];
  return [{ type: 'mdxJsxTextElement', name: 'Proof', attributes, children: [] }];
}
