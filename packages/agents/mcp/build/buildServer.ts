import path from 'node:path';
import { outputOf, pathOf } from '@funtool-docs/content/paths';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { bundleLibrary } from '@funtool-docs/runner/build/examples';
import { site } from '../../../../site.config';
import { writeMarkdownFiles } from '../../markdown/writeMarkdownFiles';
import { readSitePages } from '../../sitePages';
import { createLexiconData, createRecords } from '@funtool-docs/search/build/searchData';
import { readWordLists } from '@funtool-docs/search/build/searchIndex';
import type { ServerData, ServerPage } from '../server/serverData';

/**
 * Builds the server as one file that needs nothing beside it, from the same sources as the site.
 *
 * @param root Repository root.
 * @returns The code of the file.
 */
export async function buildServer(root: string): Promise<string> {
  const json = JSON.stringify(await readData(root));
  const code = `
    import { realpathSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    ${importOf(root, 'createAnswers')}
    ${importOf(root, 'startServer', 'createServer')}
    export const answers = () => createAnswers(JSON.parse(${JSON.stringify(json)}));
    const [, started] = process.argv;
    if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
      await startServer(Promise.resolve(answers()));
    }`;
  return bundle(code, { format: 'esm', minify: true }, 'node');
}

function importOf(root: string, name: string, module = name): string {
  const file = path.join(root, `packages/agents/mcp/server/${module}.ts`);
  return `import { ${name} } from ${JSON.stringify(file)};`;
}

async function readData(root: string): Promise<ServerData> {
  const sitePages = readSitePages(root);
  const [files, finder] = await Promise.all([
    writeMarkdownFiles(sitePages, root),
    bundleFinder(root),
  ]);
  const records = createRecords(root);
  const pages = sitePages.map(({ slug, locale, title, names, url, output }): ServerPage => ({
    id: outputOf(pathOf(slug)),
    lang: locale,
    title,
    names,
    url,
    markdown: files[`${output}.md`]!,
  }));
  return {
    site: site.url,
    pages,
    records,
    lexicon: createLexiconData(records, readWordLists(root)),
    finder,
  };
}

/** Bundles what tries functions, with the library, as CommonJS for a thread. */
async function bundleFinder(root: string): Promise<string> {
  const entry = path.join(root, 'packages/finder/sandbox/index.ts');
  const [library, runs] = await Promise.all([
    bundleLibrary(root),
    bundle(`export * from ${JSON.stringify(entry)};`, {
      format: 'iife',
      name: 'runs',
      minify: true,
    }),
  ]);
  const start =
    "runs.createRuns(library.modules).worker({}, require('node:worker_threads').parentPort);";
  return `'use strict';${library}${runs}${start}`;
}
