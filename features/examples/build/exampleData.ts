import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type Locale, site } from '../../../site.config';
import { hashOfFiles, hashOfPackages, openBuildCache } from '../../../content/buildCache';
import { emitFiles } from '../../../framework/build/emitFiles';
import { importInTurn } from '../../../framework/build/importInTurn';
import type { ExampleData } from '../session/exampleData';
import { readExamples } from './readExamples';
import { readText } from '../../../content/textFile';

/** Emits JSON for completion and the playground, and defines `EXAMPLE_DATA` with its paths. */
export function exampleData(root: string): RspressPlugin {
  const locales = site.locales.map(({ lang }) => lang);
  const lists = locales.map((lang) => [
    lang,
    {
      path: `static/examples.${lang}.[hash].json`,
      make: () => JSON.stringify(readExamples(root, lang)),
    },
  ]);
  const files = {
    api: { path: 'static/api.[hash].json', make: () => readApiOnce(root) },
    ...(Object.fromEntries(lists) as Record<Locale, { path: string; make: () => string }>),
  };
  return {
    name: 'example-data',
    builderConfig: {
      // Read after the checks of the content, whose TypeScript program has the declarations.
      plugins: [
        emitFiles('example-data', {
          files,
          define: (paths) => {
            const data: ExampleData = {
              version: readVersion(root),
              repository: site.repository,
              api: `/${paths.api}`,
              examples: Object.fromEntries(locales.map((lang) => [lang, `/${paths[lang]}`])),
            };
            return { EXAMPLE_DATA: JSON.stringify(data) };
          },
        }),
      ],
    },
  };
}

/** Sources of the library declarations and the code that describes them. */
const API_INPUTS = ['library/src', 'content/library', 'features/examples/build'];

/** Cached, since TypeScript takes seconds to read the library. */
async function readApiOnce(root: string): Promise<string> {
  const cache = openBuildCache(root, 'api');
  const inputs = [hashOfPackages(root), hashOfFiles(root, API_INPUTS)];
  const json = await cache.get(inputs, async () => {
    const { readApi } = await importInTurn(() => import('./readApi'));
    return Buffer.from(JSON.stringify(readApi(root)));
  });
  cache.prune();
  return Buffer.from(json).toString();
}

function readVersion(root: string): string {
  const file = readText(path.join(root, 'library/package.json'));
  return (JSON.parse(file) as { version: string }).version;
}
