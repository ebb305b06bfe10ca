import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, readText } from '@funtool-docs/content/files';
import { FACTS } from '@funtool-docs/facts/library/measured';
import { measure } from './measure';

it('what is kept of the library is what measuring it gives', { timeout: 600_000 }, async () => {
  const measured = await measure(path.resolve('.'));
  const kept = listFiles(FACTS).map((file) => `${FACTS}/${file}`);
  const stale = [...new Set([...kept, ...Object.keys(measured)])].filter(
    (file) => !kept.includes(file) || readText(file) !== measured[file],
  );
  expect(stale, 'the library, its calls or lab/ has changed: run npm run measure').toEqual([]);
});
