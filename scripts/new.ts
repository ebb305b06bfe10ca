// Writes source, test, measured calls, pages and menu entries of a new function, and lists what is left.
// Usage: npm run new -- string/slug
import path from 'node:path';
import { newFunction } from '@funtool-docs/checks/newFunction/newFunction';
import { runTool } from './tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

try {
  const { files, left } = newFunction(ROOT, process.argv[2] ?? '');
  const status = runTool(['prettier', '--write', '--log-level', 'error', ...files], { cwd: ROOT });
  const written = status === 0 ? 'Written:' : 'Written, but not formatted, since Prettier failed:';
  console.log([written, ...files, '', 'Left to write:', ...left].join('\n'));
  process.exitCode = status;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
