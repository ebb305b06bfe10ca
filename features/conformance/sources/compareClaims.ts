import { readClaims } from '../../../content/claims/readClaims';
import { isApiPage } from '../../../content/paths';
import type { Comparison } from '../compareTasks';
import type { Context } from '../context';
import { compareBlocks } from './compareExamples';

/** Runs every claim that proves a sentence; both languages share them. */
export async function compareClaims(context: Context): Promise<Comparison> {
  const slugs = new Set(context.pages.filter(isApiPage).map(({ slug }) => slug));
  const files = [...slugs].flatMap((slug) => readClaims(context.root, { slug }) ?? []);
  const blocks = files.flatMap(({ file, claims }) => claims.map((claim) => ({ ...claim, file })));
  return compareBlocks(context, blocks, 'claim');
}
