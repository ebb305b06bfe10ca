import { expect, it } from 'vitest';
import { listFiles } from '@funtool-docs/content/files';
import { readBuilt } from './readBuilt';

const names = (file: string) => readBuilt(file).includes('ft-demo');

it('brings nothing of demos along with pages that have none', () => {
  const scripts = listFiles('doc_build').filter((file) => /static\/js\/[^/]+\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect([...scripts, 'guide/api/array/at.html'].filter(names)).toEqual([]);
  expect(names('guide/api/function/debounce.html')).toBe(true);
});
