import path from 'node:path';
import { expect, it } from 'vitest';
import { listOutOfStep } from '@funtool-docs/checks/sync/runSync';

it('every section says the same in all languages, as docs/sync.json declares', () => {
  const found = listOutOfStep(path.resolve(import.meta.dirname, '../..'));
  expect(found, 'npm run sync lists them, npm run sync -- --confirm PATH declares one').toEqual([]);
});
