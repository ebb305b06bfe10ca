// Measures what follows from the library and its measured calls, and writes it into library/facts/.
// Usage: npm run measure
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFilesOf, replaceFile } from '@funtool-docs/content/files';
import { FACTS } from '@funtool-docs/facts/library/measured';
import { measure } from '@funtool-docs/lab/measure';

const root = path.resolve(import.meta.dirname, '..');

const files = await measure(root);
for (const [file, text] of Object.entries(files)) replaceFile(path.join(root, file), text);
for (const file of listFilesOf(root, [FACTS])) if (!files[file]) rmSync(path.join(root, file));
console.log(`Measured ${Object.keys(files).length} files of ${FACTS}/.`);
