// Measures what follows from the library and its measured calls, and writes it into library/facts/.
// Usage: npm run measure
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FACTS } from '@funtool-docs/facts/library/measuredFacts';
import { measure } from '@funtool-docs/lab/measure';

const root = path.resolve(import.meta.dirname, '..');

const files = await measure(root);
rmSync(path.join(root, FACTS), { recursive: true, force: true });
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
console.log(`Measured ${Object.keys(files).length} files of ${FACTS}/.`);
