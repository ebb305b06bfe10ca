// Runs a function of the laboratory in a thread of its own, and posts what it gives.
import { parentPort, workerData } from 'node:worker_threads';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { name, args } = workerData;
const { computeContracts } = await jiti.import('../contracts/computeContracts.ts');
const { compareAll } = await jiti.import('../differences/runCalls.ts');
for (const level of ['log', 'info', 'warn', 'error']) console[level] = () => {};
// Calls leave promises behind that reject, and timers that throw.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});
const answer = await { computeContracts, compareAll }[name](...args).then(
  (result) => ({ result }),
  (problem) => ({ problem: problem.message }),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a port
parentPort.postMessage(answer);
