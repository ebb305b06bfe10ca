import path from 'node:path';
import { existsSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PhrasingContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { readSentences, type Sentence } from '@funtool-docs/checks/claims/sentences';
import { findEnd, type SentenceEnd } from '@funtool-docs/content/claims/splitSentences';
import { ANSWER, HERE, takeMarks } from '@funtool-docs/content/claims/marks';
import { CLAIMS, parseClaims } from '@funtool-docs/content/claims/readClaims';
import { listFiles, readText } from '@funtool-docs/content/files';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { localizeLinks, element } from '@funtool-docs/content/markdown/nodes';
import { familyTable } from '@funtool-docs/facts/differences/build/writeDifferences';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import {
  readMeasuredPages,
  readLodashNames,
  readMeasuredFacts,
} from '@funtool-docs/facts/library/measured';
import { contractPath, describeSummary } from '@funtool-docs/facts/contract/contract';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import contractTexts from '@funtool-docs/facts/contract/texts.json';
import sharedTexts from '@funtool-docs/facts/differences/texts.json';
import { CONTRACT_ID, DIFFERENCES_ID, NEIGHBOURS_ID } from '@funtool-docs/shared/elementIds';
import { textsIn } from '@funtool-docs/shared/texts';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import {
  describeShares,
  differencesPath,
  listNeighbours,
  LODASH_PATH,
  neighboursPath,
} from '@funtool-docs/facts/differences/differences';

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

/** Compares the function of a page with others of its family, below what else to see. */
export function insertFamily({ root, tree, ...page }: BuiltPage): void {
  const compared = familyTable(root, page);
  if (compared) tree.children.push(...localizeLinks([compared], page.locale));
}

/** Puts all that is measured and proved about an API page into one block at its end. */
export function insertEvidence({ root, slug, locale, tree }: BuiltPage): void {
  if (!isApiPage({ slug })) return;
  const name = topicOf(slug);
  const contract = readContract(root, name);
  const { differences, neighbours } = readMeasuredFacts(root, name) ?? {};
  const t = textsIn(sharedTexts, locale);
  const summaries = {
    [CONTRACT_ID]: contract && describeSummary(contract, textsIn(contractTexts, locale)),
    [DIFFERENCES_ID]: differences && describeShares(differences.counts, t),
    [NEIGHBOURS_ID]: neighbours && t('neighbours', { names: listNeighbours(neighbours) }),
  };
  const parts = Object.entries(summaries).flatMap(([id, summary]) =>
    summary ? [createDisclosure({ id, summary })] : [],
  );
  tree.children.push(element('Evidence', parts));
}

/** A component that the theme gives to all pages (`theme/page/Evidence.tsx`). */
function createDisclosure(props: { id: string; summary: string }): MdxJsxFlowElement {
  const attributes = Object.entries(props).map(([name, value]) => {
    return { type: 'mdxJsxAttribute' as const, name, value };
  });
  return { ...element('Disclosure'), attributes };
}

/**
 * Emits what readers load when they open evidence, as JSON: the code of claims, contracts and differences of each
 * page, and one file for the functions of lodash.
 */
export function evidenceFiles(root: string): RsbuildPlugin {
  const claims = path.join(root, CLAIMS);
  const files: Record<string, () => unknown> = { [LODASH_PATH]: () => readLodashNames(root) };
  for (const name of existsSync(claims) ? listFiles(claims) : []) {
    files[`claims/${name.replace(/\.js$/, '.json')}`] = () => readCode(path.join(claims, name));
  }
  for (const { name } of readMeasuredPages(root)) {
    const read = () => readMeasuredFacts(root, name)!;
    files[contractPath(name).slice(1)] = () => readContract(root, name);
    if (read().differences) files[differencesPath(name)] = () => read().differences;
    if (read().neighbours) files[neighboursPath(name)] = () => read().neighbours;
  }
  const makers = Object.entries(files).map(([file, read]) => [file, () => JSON.stringify(read())]);
  return emitFiles('evidence', Object.fromEntries(makers));
}

/** Reads the code of claims by their ids. */
function readCode(file: string): Record<string, string> {
  const { claims } = parseClaims(readText(file));
  return Object.fromEntries(claims.map(({ id, shown }) => [id, shown]));
}
