import { existsSync } from 'node:fs';
import path from 'node:path';
import { countSentences, hasCountedSentences } from '../../claims/sentences';
import { readCommit } from '@funtool-docs/content/git';
import { readComparedReturns } from '@funtool-docs/facts/library/comparedReturns';
import { readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import { loadSite } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage, outputOf, pathOf, topicOf } from '@funtool-docs/content/paths';
import library from '../../../../library/package.json';
import { readDifferences } from '@funtool-docs/facts/differences/build/readDifferences';
import { outOfStep } from '../../sync/compareTexts';
import { readTexts } from '../../sync/readTexts';
import { countFigures } from '../../siteFigures';
import { type Health, MEASURED, type Measured, type PageHealth } from '../health';
import { totalHealth } from '../totalHealth';
import { readText } from '@funtool-docs/content/textFile';

let reading: Promise<Health> | undefined;

/** Reads what is known of all pages; a build does it once. */
export function readHealth(root: string): Promise<Health> {
  reading ??= readOnce(root);
  return reading;
}

async function readOnce(root: string): Promise<Health> {
  const { languages, pages } = loadSite(root);
  const { pages: sizes, ...measured } = readMeasured(root);
  const describe = await createDescribe(root, pages);
  const described = languages.map(({ locale, pages: own }) => {
    const entries = own.map((page): [string, PageHealth] => {
      const name = outputOf(pathOf(page.slug));
      return [name, { ...describe(page), ...sizes[locale]?.[name] }];
    });
    const totals = totalHealth(entries.map(([, health]) => health));
    return [locale, { totals, pages: Object.fromEntries(entries) }];
  });
  return {
    library: { name: library.name, version: library.version },
    ...readCommit(root),
    measured,
    languages: Object.fromEntries(described) as Health['languages'],
  };
}

function readMeasured(root: string): Measured {
  const file = path.join(root, MEASURED);
  if (!existsSync(file)) return { axe: '', pages: {} };
  return JSON.parse(readText(file)) as Measured;
}

async function createDescribe(root: string, pages: Page[]): Promise<(page: Page) => PageHealth> {
  const { compared, wrong } = await readComparedReturns(pages, root);
  const differences = await readDifferences(root);
  const calls = new Map(readMeasuredPages(root).map((page) => [page.name, page.calls.length]));
  const sections = outOfStep(readTexts(root));
  return (page) => {
    const results = countFigures([page]).results;
    const own = sections.filter(({ slug }) => slug === page.slug).length;
    const sentences = hasCountedSentences(page) && { sentences: countSentences([page]) };
    if (!isApiPage(page)) return { results, ...sentences, outOfStep: own };
    const name = topicOf(page.slug);
    return {
      results,
      ...sentences,
      calls: calls.get(name) ?? 0,
      types: {
        compared: compared[name] ?? 0,
        wrong: wrong.filter((other) => other.name === name).length,
      },
      ...(differences.pages[name] && { same: differences.pages[name].counts }),
      outOfStep: own,
    };
  };
}
