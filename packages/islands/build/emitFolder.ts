import type { RsbuildPlugin } from '@rsbuild/core';
import { serveFiles } from './serveFiles';

/**
 * Adds a folder to the site whose files are made together. The development server makes them
 * whenever one is asked for.
 *
 * @param folder Path from the root of the site, with a slash at the end.
 * @param make Returns the content of each file, by its path from the root of the site.
 * @throws {Error} In the answer of the development server, if there is no such file.
 */
export function emitFolder(
  folder: string,
  make: () => Promise<Record<string, string>>,
): RsbuildPlugin {
  return {
    name: `folder-${folder}`,
    async setup(api) {
      const files = api.context.action === 'dev' ? {} : await make();
      serveFiles(api, (path) =>
        path.startsWith(folder) ? async () => findFile(await make(), path) : undefined,
      );
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          for (const [path, content] of Object.entries(files)) {
            compilation.emitAsset(path, new sources.RawSource(content));
          }
        },
      );
    },
  };
}

function findFile(files: Record<string, string>, path: string): string {
  const content = files[path];
  if (content === undefined) throw new Error(`there is no file "${path}"`);
  return content;
}
