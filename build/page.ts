import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { keepNames } from '../content/markdown/keepNames';
import { localizeMarkdown } from '../content/markdown/localizeMarkdown';
import { markEnglish } from '../content/markdown/markEnglish';
import { triedBlocks } from '../content/markdown/triedBlocks';
import { normalizeText } from '../content/textFile';
import { changes } from '../features/changes/build/changes';
import { insertProofs } from '../features/claims/build/proofs';
import { insertContract } from '../features/contract/build/contract';
import { makeDemos } from '../features/demos/build/liveDemos';
import { insertDifferences } from '../features/differences/build/differences';
import { noteMarkdown } from '../features/discovery';
import { stateEnvironments } from '../features/examples/build/runnableExamples';
import { functionTable } from '../features/facets/build/facets';
import { healthTables } from '../features/health/build/health';
import { behaviourMatrix } from '../features/reference/build/behaviourMatrix';
import { describeApi } from '../features/reference/build/describeApi';
import { foldEdgeCases } from '../features/reference/build/foldEdgeCases';
import { insertHead } from '../features/reference/build/insertHead';
import { datePages } from '../features/reference/build/datePages';
import { nextRelease } from '../features/reference/build/nextRelease';
import { newerTranslations } from '../features/sync/build/newerTranslations';
import { numberLines } from '../features/verification/dev/showProblems';
import { verifyExamples } from '../features/verification/verifyExamples';
import { rsbuildLineEnds } from '../framework/build/lineEnds';
import { previews } from '../framework/build/previews';
import { staticMarkup } from '../framework/build/staticMarkup';
import { keepCompiled } from './keepCompiled';
import { type HtmlStep, type Step, stepsOf } from './runSteps';

/** What happens to the Markdown of a page, from top to bottom. */
export const STEPS: readonly Step[] = [
  // The text as its author wrote it.
  // Before all that read text: a mark is no part of its sentence or heading.
  insertProofs,
  // Before `foldEdgeCases`, which takes the table out of the sections: its rows are examples, too.
  verifyExamples,
  // Before blocks are wrapped or replaced, since only those between the sections have a number.
  numberLines,
  // Before `makeDemos`, which takes blocks out: blocks and fences are counted side by side.
  stateEnvironments,
  describeApi,

  // What the author only named.
  makeDemos,
  behaviourMatrix,
  changes,
  healthTables,
  functionTable,
  triedBlocks,

  // Around the text, as readers see it.
  insertHead,
  foldEdgeCases,
  // After `insertHead`, which puts facts on top of a page without an answer.
  nextRelease,
  // Before `insertDifferences`: on a page that ends with both, a contract comes first.
  insertContract,
  insertDifferences,
  noteMarkdown,

  // Last, once every heading is in its place: a mark stands below the one of its section.
  newerTranslations,
];

/** What happens to its HTML, in which code is highlighted already. */
export const HTML_STEPS: readonly HtmlStep[] = [
  localizeMarkdown,
  markEnglish,
  keepNames,
  // Last: no other step finds elements in what it has compiled.
  staticMarkup,
];

/** What pages import by these names. */
const IMPORTED = {
  '@demos': 'demos',
  '@facets': 'facets/ui/FunctionTable.tsx',
  '@offline': 'offline/ui/OfflinePages.tsx',
  '@sync': 'sync/ui',
};

const FEATURES = path.resolve(import.meta.dirname, '../features');

/**
 * Takes every page through the steps.
 *
 * @param root Folder with `docs`.
 */
export function page(root: string): RspressPlugin {
  const steps = stepsOf(root, STEPS, HTML_STEPS);
  return {
    ...steps,
    async config(...args) {
      const [, , isProduction] = args;
      const config = await steps.config!(...args);
      return isProduction ? keepCompiled(root, config) : config;
    },
    extendPageData: datePages(root),
    // For `makeDemos`.
    routeGenerated: previews().routeGenerated!,
    builderConfig: {
      plugins: [rsbuildLineEnds(normalizeText)],
      resolve: {
        alias: Object.fromEntries(
          Object.entries(IMPORTED).map(([name, file]) => [name, path.join(FEATURES, file)]),
        ),
      },
    },
  };
}
