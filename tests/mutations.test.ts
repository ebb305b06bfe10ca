import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readText } from '@funtool-docs/content/textFile';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'tests/bench/mutations');

interface Mutation {
  what: string;
  file: string;
  find: string;
  replace: string;
  test: string;
}

it('can still put each mutation into its file, once', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const mutations = files.flatMap(
    (file) => JSON.parse(readText(path.join(folder, file))) as Mutation[],
  );
  const stale = mutations.filter(({ file, find, replace, test }) => {
    const source = readText(path.join(root, file));
    const isOnce = source.split(find).length === 2;
    return !isOnce || find === replace || !existsSync(path.join(root, test));
  });
  expect(stale).toEqual([]);
});
