import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import type { Comparison } from '../compareTasks';
import type { Context } from '../context';
import { compareBlocks } from './compareExamples';

/** Runs every claim that proves a sentence; both languages share them. */
export async function compareClaims(context: Context): Promise<Comparison> {
  const files = readAllClaims(context.root, context.pages);
  const blocks = files.flatMap(({ file, claims }) => claims.map((claim) => ({ ...claim, file })));
  return compareBlocks(context, blocks, 'claim');
}
