import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { serveFiles } from '@funtool-docs/islands/build/emitFiles';

/** Path of the problems of a page, by its path in `docs`: `en/guide/index.mdx`. */
const PROBLEMS = /^static\/problems\/(?<page>.+\.mdx)\.json$/;

/**
 * Lets the development server show the problems of a page in the page, at their lines. The page asks
 * for them once it is there, so that it need not wait for the checks. A build has none of this.
 */
export function showProblems(root: string): RspressPlugin {
  return {
    name: 'show-problems',
    config(config, _utils, isProduction) {
      if (isProduction) return config;
      const component = path.join(import.meta.dirname, 'PageProblems.tsx');
      return { ...config, globalUIComponents: [...(config.globalUIComponents ?? []), component] };
    },
    builderConfig: {
      plugins: [
        {
          name: 'show-problems',
          setup: (api) =>
            serveFiles(api, (file) => {
              const page = PROBLEMS.exec(file)?.groups?.['page'];
              return page === undefined ? undefined : () => findProblems(root, page);
            }),
        },
      ],
    },
  };
}

/** As JSON: those of the page itself, not of its counterparts in other languages. */
async function findProblems(root: string, page: string): Promise<string> {
  const { checkPage } = await importSerially(() => import('@funtool-docs/checks/checkPage'));
  const file = `docs/${decodeURI(page)}`;
  const problems = await checkPage(root, file);
  return JSON.stringify(problems.filter((problem) => problem.file === file));
}
