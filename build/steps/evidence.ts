import type { RsbuildPlugin } from '@rsbuild/core';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { takeMarks } from '@funtool-docs/content/claims/marks';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { localizeLinks } from '@funtool-docs/content/markdown/replaceElements';
import { familyTable } from '@funtool-docs/facts/differences/build/writeDifferences';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import { element } from '@funtool-docs/content/markdown/table';
import { readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import { contractPath } from '@funtool-docs/facts/contract/contractRecord';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import { describeSummary } from '@funtool-docs/facts/contract/describeContract';
import contractTexts from '@funtool-docs/facts/contract/texts.json';
import sharedTexts from '@funtool-docs/facts/differences/texts.json';
import { CONTRACT_ID, DIFFERENCES_ID, NEIGHBOURS_ID } from '@funtool-docs/shared/elementIds';
import { textsIn } from '@funtool-docs/shared/fillText';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import {
  describeShares,
  differencesPath,
  listNeighbours,
  LODASH_PATH,
  neighboursPath,
} from '@funtool-docs/facts/differences/differences';
import { readLodashNames, readMeasuredFacts } from '@funtool-docs/facts/library/measuredFacts';

/** Takes out the marks of sentences, which are for the checks. */
export function removeMarks({ tree }: BuiltPage): void {
  takeMarks(tree);
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
 * Emits what readers load when they open evidence, as JSON: contracts and differences of each page, and one file for
 * the functions of lodash.
 */
export function evidenceFiles(root: string): RsbuildPlugin {
  const files: Record<string, () => unknown> = { [LODASH_PATH]: () => readLodashNames(root) };
  for (const { name } of readMeasuredPages(root)) {
    const read = () => readMeasuredFacts(root, name)!;
    files[contractPath(name).slice(1)] = () => readContract(root, name);
    if (read().differences) files[differencesPath(name)] = () => read().differences;
    if (read().neighbours) files[neighboursPath(name)] = () => read().neighbours;
  }
  const makers = Object.entries(files).map(([file, read]) => [file, () => JSON.stringify(read())]);
  return emitFiles('evidence', Object.fromEntries(makers));
}
