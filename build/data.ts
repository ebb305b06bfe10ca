import type { RspressPlugin } from '@rspress/core';
import { createSandbox, SANDBOX_FILE, readExamples } from '@funtool-docs/runner/build/examples';
import { readApi } from '@funtool-docs/facts/library/measured';
import { createLexiconData, createRecords } from '@funtool-docs/search/build/searchData';
import { emitIndexes, readWordLists } from '@funtool-docs/search/build/searchIndex';
import { readFigures } from '@funtool-docs/checks/siteFigures';
import {
  type SiteContext,
  siteModule,
  type SiteValues,
} from '@funtool-docs/islands/build/siteModule';
import library from '../library/package.json';
import { site } from '../site.config';

type Values = SiteValues<typeof import('virtual-site')>;

/**
 * Makes the module `virtual-site` (`build/virtual-site.d.ts`).
 *
 * @param differing Values of a site other than this one.
 */
export function data(root: string, differing: Partial<Values> = {}): RspressPlugin {
  const values: Values = { ...listValues(root), ...differing };
  return { name: 'data', builderConfig: { plugins: [siteModule(values)] } };
}

/** They are made after the checks of the content, whose TypeScript program has the declarations. */
function listValues(root: string): Values {
  const sandbox =
    (file: string, entry: string) =>
    async ({ base, emit }: SiteContext) =>
      base.slice(0, -1) + (await emit(file, () => createSandbox(root, entry)));
  return {
    base: ({ base }) => base,
    langs: () => site.locales.map(({ lang }) => lang),
    repository: () => site.repository,
    libraryVersion: () => library.version,
    apiFile: ({ emit }) => emit('static/api.[hash].json', () => JSON.stringify(readApi(root))),
    exampleFiles: async ({ emit }) => {
      const files = site.locales.map(async ({ lang }) => [
        lang,
        await emit(`static/examples.${lang}.[hash].json`, () =>
          JSON.stringify(readExamples(root, lang)),
        ),
      ]);
      return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
    },
    searchIndexes: ({ emit }) => emitIndexes(root, emit),
    runnerAddress: sandbox(SANDBOX_FILE, 'packages/runner/sandbox/runPrepared.ts'),
    editedRunnerAddress: sandbox('runner/edit.[hash].html', 'packages/runner/sandbox/runAny.ts'),
    finderAddress: sandbox('runner/find.[hash].html', 'packages/finder/sandbox/index.ts'),
    siteFigures: { onDemand: () => readFigures(root) },
    searchLexicon: {
      onDemand: () => createLexiconData(createRecords(root), readWordLists(root)),
    },
  };
}
