// Runs the code of a release apart from the command that compares it, so that code which throws,
// hangs or exits ends this process only.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url, { jsx: true });

process.once('message', async (setup) => {
  const { answerTasks } = await jiti.import('./answerTasks.ts');
  await answerTasks(setup, async () => {
    // Node.js itself loads the release: the loader of TypeScript would rewrite it.
    return import(pathToFileURL(path.join(setup.project, 'load.mjs')).href);
  });
  process.send('ready');
});
