import { countSentences, hasCountedSentences } from '../../claims/sentences';
import { readCommit } from '@funtool-docs/content/git';
import { readMeasuredPages, readMeasuredFacts } from '@funtool-docs/facts/library/measured';
import { loadSite } from '@funtool-docs/content/loadSite';
import library from '../../../../library/package.json';
import { listOutOfStep } from '../../sync/runSync';
import { countFigures } from '../../siteFigures';
import type { Health, Totals } from './health';

let reading: Promise<Health> | undefined;

/** Reads what is known of all pages; a build does it once. */
export function readHealth(root: string): Promise<Health> {
  reading ??= readOnce(root);
  return reading;
}

async function readOnce(root: string): Promise<Health> {
  const { languages } = loadSite(root);
  const ofCalls = countCalls(root);
  const sections = listOutOfStep(root).length;
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
function countCalls(root: string): Pick<Totals, 'calls' | 'types' | 'same'> {
  const pages = readMeasuredPages(root);
  const facts = pages.map(({ name }) => readMeasuredFacts(root, name)!);
  const shares = facts.flatMap(({ differences }) => differences?.counts.lodash ?? []);
  return {
    calls: sum(pages.map(({ calls }) => calls.length)),
    types: {
      compared: sum(facts.map(({ types }) => types.compared)),
      wrong: sum(facts.map(({ types }) => types.wrong.length)),
    },
    same: {
      same: sum(shares.map(({ same }) => same)),
      calls: sum(shares.map(({ calls }) => calls)),
    },
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
