import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type Make, serveFiles } from './serveFiles';

const HASH_LENGTH = 10;

interface Emitted<Name extends string> {
  /** What makes each file. In its path, `[hash]` stands for the hash of its content. */
  files: Record<Name, { path: string; make: Make }>;
  /** Creates constants for the scripts of the site, as JavaScript, from the paths of the files. */
  define: (paths: Record<Name, string>) => Record<string, string>;
}

/**
 * Adds files to the site, and constants to its scripts. The development server makes a file whenever
 * it is asked for, under a path without hash.
 */
export function emitFiles<Name extends string>(
  name: string,
  { files, define }: Emitted<Name>,
): RsbuildPlugin {
  return {
    name,
    async setup(api) {
      const names = Object.keys(files) as Name[];
      const contents = new Map<string, string>();
      const place = async ({ path, make }: Emitted<Name>['files'][Name]): Promise<string> => {
        if (api.context.action === 'dev') return path.replace('[hash]', 'development');
        const content = await make();
        const placed = path.replace('[hash]', hashOf(content));
        contents.set(placed, content);
        return placed;
      };
      const placed = await Promise.all(names.map(async (key) => [key, await place(files[key])]));
      const paths = Object.fromEntries(placed) as Record<Name, string>;
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { source: { define: define(paths) } }),
      );
      serveFiles(api, (path) => {
        const asked = names.find((key) => paths[key] === path);
        return asked && files[asked].make;
      });
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          for (const [path, content] of contents) {
            compilation.emitAsset(path, new sources.RawSource(content));
          }
        },
      );
    },
  };
}

/** Hash of a content, for the name of its file. */
function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
