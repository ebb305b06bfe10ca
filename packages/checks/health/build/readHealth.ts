import { countSentences, hasCountedSentences } from '../../claims/sentences';
import { readCommit } from '@funtool-docs/content/git';
import { readComparedReturns } from '@funtool-docs/facts/library/comparedReturns';
import { readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import { loadSite } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import library from '../../../../library/package.json';
import { readDifferences } from '@funtool-docs/facts/differences/build/readDifferences';
import { outOfStep } from '../../sync/compareTexts';
import { readTexts } from '../../sync/readTexts';
import { countFigures } from '../../siteFigures';
import type { Health, Totals } from '../health';

let reading: Promise<Health> | undefined;

/** Reads what is known of all pages; a build does it once. */
export function readHealth(root: string): Promise<Health> {
  reading ??= readOnce(root);
  return reading;
}

async function readOnce(root: string): Promise<Health> {
  const { languages, pages } = loadSite(root);
  const ofCalls = await countCalls(root, pages);
  const sections = outOfStep(readTexts(root)).length;
  const counted = languages.map(({ locale, pages: own }) => {
    const totals: Totals = {
      pages: own.length,
      results: countFigures(own).results,
      sentences: countSentences(own.filter(hasCountedSentences)),
      ...ofCalls,
      outOfStep: sections,
    };
    return [locale, { totals }];
  });
  return {
    library: { name: library.name, version: library.version },
    ...readCommit(root),
    languages: Object.fromEntries(counted) as Health['languages'],
  };
}

/** Counts measured calls, which are the same in all languages. Of comparisons with others, those with lodash. */
async function countCalls(
  root: string,
  pages: Page[],
): Promise<Pick<Totals, 'calls' | 'types' | 'same'>> {
  const { compared, wrong } = await readComparedReturns(pages, root);
  const differences = Object.values((await readDifferences(root)).pages);
  const shares = differences.flatMap(({ counts }) => counts.lodash ?? []);
  return {
    calls: sum(readMeasuredPages(root).map(({ calls }) => calls.length)),
    types: { compared: sum(Object.values(compared)), wrong: wrong.length },
    same: {
      same: sum(shares.map(({ same }) => same)),
      calls: sum(shares.map(({ calls }) => calls)),
    },
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
