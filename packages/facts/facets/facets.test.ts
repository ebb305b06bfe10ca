import { describe, expect, it } from 'vitest';
import { countValues, filterRows, type FunctionRow, readChoice, writeChoice } from './facets';

const row = (page: string, facts: Partial<FunctionRow>): FunctionRow => ({
  page,
  title: page,
  description: '',
  takes: ['string'],
  returns: ['string'],
  acceptsNull: 'no',
  throws: 'no',
  changesArguments: 'no',
  environment: 'any',
  size: 60,
  ...facts,
});

const rows = [
  row('trim', {}),
  row('words', { returns: ['array'], size: 134 }),
  row('includes', { takes: ['string', 'array', 'object'], returns: ['boolean'], size: 272 }),
];

const pagesOf = (found: FunctionRow[]) => found.map(({ page }) => page);

describe('a choice', () => {
  it('leaves functions with all of its values', () => {
    expect(pagesOf(filterRows(rows, { takes: 'string', returns: 'array' }))).toEqual(['words']);
  });

  it('leaves a function that takes several kinds for each of them', () => {
    expect(pagesOf(filterRows(rows, { takes: 'object' }))).toEqual(['includes']);
  });

  it('takes a size as the most that is wanted', () => {
    expect(pagesOf(filterRows(rows, { size: '250' }))).toEqual(['trim', 'words']);
  });

  it('counts what each value would leave, whatever that facet has now', () => {
    const counts = countValues(rows, { takes: 'array', returns: 'boolean' }, 'takes');
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { value: 'string', count: 1 },
      { value: 'array', count: 1 },
      { value: 'object', count: 1 },
    ]);
  });

  it('comes back from the address that it was written to, beside other parameters', () => {
    const choice = { takes: 'array', size: '250' };
    const params = writeChoice(new URLSearchParams('q=1&returns=string'), choice);
    expect(String(params)).toBe('q=1&takes=array&size=250');
    expect(readChoice(params)).toEqual(choice);
  });

  it('ignores what no facet knows', () => {
    expect(readChoice(new URLSearchParams('takes=banana&size=3'))).toEqual({});
  });
});
