// Computes the contracts in a thread of its own: measured calls replace globals of the process, and
// some print.
import { parentPort, workerData } from 'node:worker_threads';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { computeContracts } = await jiti.import('./computeContracts.ts');
for (const level of ['log', 'info', 'warn', 'error']) console[level] = () => {};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a port
parentPort.postMessage(await computeContracts(workerData.root));
