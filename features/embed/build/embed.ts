import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { prefixOf } from '../../../content/paths';
import { importInTurn } from '../../../framework/build/importInTurn';
import { site } from '../../../site.config';
import { EMBED_FILE } from '../../examples/session/embedLink';

/** Folder of the documents of sandboxes (`features/examples/build/runner.ts`). */
const RUNNERS = 'runner';

/** The one for examples has no name before its hash. */
const RUNNER = /^[0-9a-f]+\.html$/;

/** Writes the bare pages that show an example elsewhere; the development server has none. */
export function embed(root: string): RspressPlugin {
  return {
    name: 'embed',
    async afterBuild({ base, outDir }, isProduction) {
      if (!isProduction) return;
      const { createEmbed } = await importInTurn(() => import('./createEmbed'));
      const files = await readdir(path.join(outDir!, RUNNERS));
      const runner = files.find((file) => RUNNER.test(file));
      if (!runner) throw new Error(`The build has no sandbox in ${RUNNERS}/.`);
      const settings = { base: base!, runner: `${base}${RUNNERS}/${runner}` };
      await Promise.all(
        site.locales.map(async ({ lang }) => {
          const file = path.join(outDir!, prefixOf(lang), EMBED_FILE);
          await writeFile(file, await createEmbed(root, lang, settings));
        }),
      );
    },
  };
}
