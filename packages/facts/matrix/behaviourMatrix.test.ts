import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { table } from '@funtool-docs/content/markdown/nodes';
import { foldRows } from './behaviourMatrix';

const tableOf = (rows: number) =>
  table([['value', 'result'], ...Array.from({ length: rows }, (_, row) => [`${row}`, '|'])]);

it('leaves a table whole that is not long', () => {
  const short = tableOf(10);
  expect(foldRows(short, 'en')).toEqual([short]);
});

it('shows six rows of a long table, and the others below its header once it is opened', () => {
  const [shown, folded, ...others] = foldRows(tableOf(11), 'en');
  expect(toString(shown)).toBe('valueresult0|1|2|3|4|5|');
  expect(toString(folded)).toBe('All 11valueresult6|7|8|9|10|');
  expect(others).toEqual([]);
});
