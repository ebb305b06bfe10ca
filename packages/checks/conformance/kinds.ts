import type { ReleaseComparison } from './compareTasks';
import type { Context } from './context';
import { compareCalls } from './sources/compareCalls';
import { compareClaims, compareExamples } from './sources/compareExamples';
import { compareExports } from './sources/compareExports';
import { compareSizes } from './sources/compareSizes';
import { compareTables } from './sources/compareTables';
import { compareTypes } from './sources/compareTypes';

type Source = (context: Context) => ReleaseComparison | Promise<ReleaseComparison>;

/** The comparisons with a release, in the order of the report. */
export const COMPARISONS = {
  exports: compareExports,
  calls: compareCalls,
  examples: compareExamples,
  claims: compareClaims,
  tables: compareTables,
  types: compareTypes,
  sizes: compareSizes,
} satisfies Record<string, Source>;

/** A kind of comparison. */
export type ConformanceKind = keyof typeof COMPARISONS;
