import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { localizeMarkdown, markEnglish, markUntranslatable } from './steps/html';
import {
  foldEdgeCases,
  inlineParameter,
  numberLines,
  triedBlocks,
  verifyExamples,
} from './steps/text';
import { normalizeText } from '@funtool-docs/content/files';
import { changes } from '@funtool-docs/agents/changes/build/changes';
import { insertEvidence, insertFamily, insertProofs } from './steps/evidence';
import { stateEnvironments } from './code';
import { functionTable } from '@funtool-docs/facts/facets/build/facets';
import { healthTables } from '@funtool-docs/checks/health/build/health';
import { behaviourMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import { describeApi, insertGuides, insertHead, noteMarkdown } from './steps/head';
import { datePages, type HtmlStep, ruleSections, type Step, stepsOf } from './runSteps';
import { rsbuildLineEnds } from '@funtool-docs/islands/build/adapters';
import { staticMarkup } from '@funtool-docs/islands/build/staticMarkup';
import { cacheCompiled, watchOthers } from './cacheCompiled';

/** The steps that change the Markdown of a page, from first to last. */
export const STEPS: readonly Step[] = [
  // The text as its author wrote it.
  // Before all that move text: a mark speaks of what is right above it.
  insertProofs,
  // Before `foldEdgeCases`, which takes the table out of the sections: its rows are examples, too.
  verifyExamples,
  // Before blocks are wrapped or replaced, since only those between the sections have a number.
  numberLines,
  stateEnvironments,
  describeApi,

  // What the author only named.
  behaviourMatrix,
  changes,
  healthTables,
  functionTable,
  triedBlocks,

  // Around the text, as readers see it.
  insertHead,
  // Below the head that `insertHead` has put there.
  insertGuides,
  foldEdgeCases,
  inlineParameter,
  // Before `insertEvidence`: it belongs to the author's last section.
  insertFamily,
  insertEvidence,
  noteMarkdown,
];

/** The steps that change its HTML, in which code is highlighted already. */
export const HTML_STEPS: readonly HtmlStep[] = [
  localizeMarkdown,
  markEnglish,
  markUntranslatable,
  // Last: no other step finds elements in what it has compiled.
  staticMarkup,
];

/** Pages import these files by these names. */
const IMPORTED = {
  '@demos': 'tools',
  '@offline': 'tools/offline/OfflinePages.tsx',
};

const THEME = path.resolve(import.meta.dirname, '../theme');

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
      return isProduction ? cacheCompiled(root, config) : config;
    },
    extendPageData: datePages(root),
    builderConfig: {
      plugins: [
        rsbuildLineEnds(normalizeText),
        // In the text, before a page is parsed: each step sees whole pages, with the lines that checks see.
        ruleSections(),
        watchOthers(root),
      ],
      resolve: {
        alias: Object.fromEntries(
          Object.entries(IMPORTED).map(([name, file]) => [name, path.join(THEME, file)]),
        ),
      },
    },
  };
}
