import path from 'node:path';
import { expect, it } from 'vitest';
import { write } from '../../markdown/rewriteSource';
import { createReleaseFunctions } from './changes';

const root = path.resolve(import.meta.dirname, '../../../..');

const listOf = (release: string) => write(createReleaseFunctions(root, release, 'en'));

it('lists what a release exported first by category, with links to the pages', () => {
  expect(listOf('1.2.0')).toMatch(/^\* `math`: .*\[`MathX`\]\(\/guide\/api\/math\/math\)/m);
});

it('says so where a release exported nothing new', () => {
  expect(listOf('1.2.2')).toBe('It added no function.');
});

it('names a release that is not known', () => {
  expect(() => listOf('9.9.9')).toThrow('has no release 9.9.9');
});
