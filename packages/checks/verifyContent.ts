import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { site } from '../../site.config';
import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { ContentError } from '@funtool-docs/content/problem';
import { writtenPlace } from '@funtool-docs/content/loadSite';

/**
 * Stops a production build on any problem in the content and lists all with file and line: before
 * the framework reads the pages, whose checks name no line and end at the first problem. For claims alone it
 * waits until pages are compiled.
 */
export function verifyContent(root: string): RspressPlugin {
  let verified: Promise<void> | undefined;
  return {
    name: 'verify-content',
    async config(config, _utils, isProd) {
      if (!isProd) return config;
      await new Promise<void>((goOn, stop) => {
        verified = verifyOnce(root, goOn);
        verified.then(goOn, stop);
      });
      return config;
    },
    builderConfig: {
      plugins: [{ name: 'verified', setup: (api) => api.onBeforeBuild(() => verified) }],
    },
  };
}

/** Folders that the checks read or consist of; a copy of the site may lack the lab. */
const INPUTS = ['build', 'docs', 'lab', 'library', 'packages', 'theme'];

/** Skips the checks if the last build passed the same checks with the same content. */
async function verifyOnce(root: string, onOthersPassed: () => void): Promise<void> {
  const inputs = INPUTS.filter((folder) => existsSync(path.join(root, folder)));
  await readCached(root, 'verified', [site, inputsOf(root, inputs)], async () => {
    const { checkContent } = await importSerially(() => import('./checkContent'));
    const problems = await checkContent(root, onOthersPassed);
    const places = problems.map((problem) => writtenPlace(problem, root));
    if (places.length) throw new ContentError(...places);
    return true;
  });
}
