import path from 'node:path';
import { expect, it } from 'vitest';
import { INTERFACE_FOLDERS, listFilesOf, readText } from './files';

const root = path.resolve(import.meta.dirname, '../..');

it('has one home for the ids of elements, which headings may not have', () => {
  const components = listFilesOf(root, INTERFACE_FOLDERS).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const writers = components.filter((file) => /\bid="(?!\$)/.test(readText(path.join(root, file))));
  expect(components.length).toBeGreaterThan(50);
  expect(writers).toEqual([]);
});
