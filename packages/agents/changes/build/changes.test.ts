import path from 'node:path';
import { expect, it } from 'vitest';
import { toString } from 'mdast-util-to-string';
import { createReleaseFunctions } from './changes';

const root = path.resolve(import.meta.dirname, '../../../..');

const nodesOf = (release: string) => createReleaseFunctions(root, release, 'en');

it('lists what a release exported first by category, with links to the pages', () => {
  const nodes = nodesOf('1.2.0');
  expect(toString(nodes[0])).toContain('math: ');
  expect(JSON.stringify(nodes)).toContain('"/guide/api/math/math"');
});

it('says so where a release exported nothing new', () => {
  expect(toString(nodesOf('1.2.2'))).toBe('No new functions.');
});

it('names a release that is not known', () => {
  expect(() => nodesOf('9.9.9')).toThrow('has no release 9.9.9');
});
