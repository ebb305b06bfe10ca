// Runs blocks of pages on a release, in a thread of its own.
import { workerData } from 'node:worker_threads';
import { createJiti } from 'jiti';

// What a release prints is no difference.
for (const level of ['log', 'info', 'warn', 'error']) console[level] = () => {};
const jiti = createJiti(import.meta.url);
const { answerRelease } = await jiti.import('./answerRelease.ts');
// Node.js itself loads the release: the loader of TypeScript would rewrite it.
await answerRelease(workerData, (file) => import(file));
