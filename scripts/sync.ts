// Lists sections whose languages are out of step, and declares them equal again.
// Usage: npm run sync [-- [--confirm] NAME…]
//   NAME             a page or section, such as /guide/api/array/at#notes or docs/en/guide/index.mdx
//   --confirm        both texts say the same: after translating, after an edit that changed no meaning,
//                    and after adding, renaming or removing pages and sections
//   --confirm --all  every section of every page
import path from 'node:path';
import { runSync } from '@funtool-docs/checks/sync/runSync';

const ROOT = path.resolve(import.meta.dirname, '..');

try {
  process.exitCode = runSync(ROOT, process.argv.slice(2), console.log);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
