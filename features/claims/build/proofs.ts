import path from 'node:path';
import { existsSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import type { PhrasingContent, Root } from 'mdast';
import type { Processor } from 'unified';
import { ANSWER, HERE, type Mark, takeMarks } from '../../../content/claims/marks';
import { CLAIMS, parseClaims } from '../../../content/claims/readClaims';
import { listFiles } from '../../../content/listFiles';
import type { PageRecord } from '../../../content/pageRecord';
import { emitFiles } from '../../../framework/build/emitFiles';
import { pageMetaOf } from '../../../framework/build/pageMeta';
import { readText } from '../../../content/textFile';

/** Puts a `<Proof>` in the place of each mark, and emits the code of claims as a file for each page. */
export function proofs(root: string): RspressPlugin {
  const files = listClaims(root).map((name) => [
    `claims/${name.replace(/\.js$/, '.json')}`,
    () => writeClaims(path.join(root, CLAIMS, name)),
  ]);
  return {
    name: 'proofs',
    markdown: { remarkPlugins: [remarkProofs] },
    builderConfig: { plugins: [emitFiles('proofs', Object.fromEntries(files))] },
  };
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

function remarkProofs(this: Processor) {
  return (tree: Root): void => {
    const meta = pageMetaOf<PageRecord>(this);
    const marks = takeMarks(tree, createProof);
    meta.hasProofs = marks.some((mark) => namedProofs(mark).length > 0);
  };
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
