import path from 'node:path';
import { existsSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PhrasingContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { readSentences, type Sentence } from '@funtool-docs/checks/claims/sentences';
import { findEnd, type SentenceEnd } from '@funtool-docs/content/claims/splitSentences';
import { ANSWER, HERE, takeMarks } from '@funtool-docs/content/claims/marks';
import { CLAIMS, parseClaims } from '@funtool-docs/content/claims/readClaims';
import { listFiles } from '@funtool-docs/content/listFiles';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { readText } from '@funtool-docs/content/textFile';

/** Puts a `<Proof>` behind each sentence whose mark names a proof. */
export function insertProofs(page: BuiltPage): void {
  const marks = takeMarks(page.tree);
  const { tree, slug, locale, headings, blocks } = page;
  const proved = readSentences({ tree, slug, locale, headings, blocks, marks })
    .map((sentence) => ({ ...sentence, named: namedProofs(sentence) }))
    .filter(({ named }) => named.length > 0);
  // From the last to the first, since each moves what follows it.
  for (const { block, end, named } of proved.toReversed()) {
    insertAt(block.children, findEnd(block, end), createProof(named));
  }
  page.record.hasProofs = proved.length > 0;
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
function namedProofs({ mark }: Sentence): string[] {
  return mark?.proofs.filter((proof) => proof !== HERE && proof !== ANSWER) ?? [];
}

function createProof(named: string[]): PhrasingContent {
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'of', value: named.join(' ') }];
  return { type: 'mdxJsxTextElement', name: 'Proof', attributes, children: [] };
}

/** Inserts behind a child, or within the text that it is. */
function insertAt(children: PhrasingContent[], { index, at }: SentenceEnd, node: PhrasingContent) {
  const child = children[index]!;
  if (at === undefined || child.type !== 'text') return void children.splice(index + 1, 0, node);
  const [before, after] = [child.value.slice(0, at), child.value.slice(at)];
  children.splice(index, 1, { ...child, value: before }, node, { ...child, value: after });
}
