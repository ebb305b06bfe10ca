import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@funtool-docs/content/files';

const OUT = path.resolve(import.meta.dirname, '../../doc_build');

const names = (file: string) => readFileSync(path.join(OUT, file), 'utf8').includes('ft-demo');

it('brings nothing of demos along with pages that have none', () => {
  const scripts = listFiles(OUT).filter((file) => /static\/js\/[^/]+\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect([...scripts, 'guide/api/array/at.html'].filter(names)).toEqual([]);
  expect(names('guide/api/function/debounce.html')).toBe(true);
});
