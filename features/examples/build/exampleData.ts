import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { site } from '../../../site.config';
import { hashOfFiles, hashOfPackages, openBuildCache } from '../../../content/buildCache';
import { emitFiles } from '../../../framework/build/emitFiles';
import type { ExampleData } from '../session/exampleData';
import { readApi } from './readApi';
import { readExamples } from './readExamples';

interface DataFile {
  name: string;
  json: string;
}

/** Emits JSON for completion and the playground, and defines `EXAMPLE_DATA` with its paths. */
export function exampleData(root: string): RspressPlugin {
  return {
    name: 'example-data',
    builderConfig: {
      // Read after the checks of the content, whose TypeScript program has the declarations.
      plugins: [emitFiles('example-data', () => createData(root))],
    },
  };
}

async function createData(root: string) {
  const api = createFile('api', await readApiOnce(root));
  const lists = site.locales.map(
    ({ lang }) =>
      [lang, createFile(`examples.${lang}`, JSON.stringify(readExamples(root, lang)))] as const,
  );
  const data: ExampleData = {
    version: readVersion(root),
    repository: site.repository,
    api: `/${api.name}`,
    examples: Object.fromEntries(lists.map(([lang, { name }]) => [lang, `/${name}`])),
  };
  const files = [api, ...lists.map(([, file]) => file)];
  return {
    files: Object.fromEntries(files.map(({ name, json }) => [name, json])),
    define: { EXAMPLE_DATA: JSON.stringify(data) },
  };
}

/** Sources of the library declarations and the code that describes them. */
const API_INPUTS = ['library/src', 'content/library', 'features/examples/build'];

/** Cached: TypeScript takes longer to read the library than the dev server to start. */
async function readApiOnce(root: string): Promise<string> {
  const cache = openBuildCache(root, 'api');
  const inputs = [hashOfPackages(root), hashOfFiles(root, API_INPUTS)];
  const json = await cache.get(inputs, async () => Buffer.from(JSON.stringify(readApi(root))));
  cache.prune();
  return Buffer.from(json).toString();
}

function createFile(name: string, json: string): DataFile {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { name: `static/${name}.${hash}.json`, json };
}

function readVersion(root: string): string {
  const file = readFileSync(path.join(root, 'library/package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
