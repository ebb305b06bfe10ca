import * as library from 'funtool';
import { expect, it } from 'vitest';
import { type LawNames, readLaw } from '../law/readLaw';
import type { Kind } from './kinds';
import { searchLaw } from './searchLaw';

const NAMES: LawNames = { names: Object.keys(library), parameters: {} };

/** The clock stands still: how fast the machine is must not matter. */
function search(
  law: string,
  { kinds = {} as Record<string, Kind>, skipsErrors = false, seed = 1, path = '' } = {},
) {
  const read = readLaw(law, NAMES);
  if ('problem' in read) throw new Error(read.problem);
  const variables = read.variables.map(({ name, kind }) => ({ name, kind: kinds[name] ?? kind }));
  const scope = { ...library };
  const options = { now: () => 0 };
  return searchLaw({ code: read.code, variables, skipsErrors }, { seed, path }, scope, options);
}

const brokenBy = (...args: Parameters<typeof search>) => {
  const finding = search(...args);
  if (finding.type !== 'broken') throw new Error(`${args[0]}: ${finding.type}`);
  return finding;
};

it.each([
  ['s.length < 3', {}, [/^'\w{3}'$/]],
  ['n < 8', { n: 'count' }, [/^8$/]],
  ['!xs.includes(i)', {}, [/^\[\d\]$/, /^\d$/]],
  ['b', {}, [/^false$/]],
  ['Object.keys(o).length < 2', {}, [/^\{ \w+: \S+, \w+: \S+ \}$/]],
  ['typeof f() !== "object"', {}, [/^\(value\) => \[value\]$/]],
  ['!Number.isNaN(d.getTime())', {}, [/^new Date\(NaN\)$/]],
] as const)('finds a small input that breaks %s', (law, kinds, wanted) => {
  const { inputs } = brokenBy(law, { kinds });
  expect(inputs).toHaveLength(wanted.length);
  for (const [place, pattern] of wanted.entries()) expect(inputs[place]).toMatch(pattern);
});

it('says how many inputs were tried where nothing is found', () => {
  expect(search('s === s')).toEqual({ type: 'none', tries: 10_000, milliseconds: 0, seed: 1 });
});

it('leads by seed and path to the same input, at once', () => {
  const { inputs, start } = brokenBy('s.length + xs.length < 6', { seed: -77 });
  const again = brokenBy('s.length + xs.length < 6', start);
  expect(again).toMatchObject({ inputs, start, tries: 0 });
});

it('searches anew where a path leads to nothing that breaks the law', () => {
  expect(brokenBy('s.length < 3', { path: '4:5:6' }).tries).toBeGreaterThan(0);
});

it('shows what both sides gave', () => {
  const { sides } = brokenBy('s + "x" === s');
  expect(sides).toEqual([{ value: "'x'" }, { value: "''" }]);
});

it('takes an error for a breach, and says which', () => {
  const { breach } = brokenBy('xs[0].id === xs[0].id');
  expect(breach).toMatchObject({ reason: 'error', error: expect.stringContaining('TypeError') });
});

it('passes over inputs for which a law throws, if it is to', () => {
  expect(search('[s.at(5).length].length === 1', { skipsErrors: true }).type).toBe('none');
});

it('takes errors of one name for the same, and one alone for a breach', () => {
  expect(search('same(null.a + s, undefined.b + s)').type).toBe('none');
  expect(brokenBy('same(s, null.a)')).toMatchObject({
    breach: { reason: 'error' },
    sides: [{ value: "''" }, { error: expect.stringContaining('TypeError') }],
  });
});

it('gives each run values of its own, so that a law may change them', () => {
  const { inputs } = brokenBy('(xs.push(1), xs.length < 3)');
  expect(inputs).toEqual([expect.stringMatching(/^\[\S+, \S+\]$/)]);
});

it('says that a result changes by itself', () => {
  let count = 0;
  const scope = { flip: () => (count += 1) % 2 === 0 };
  const law = { code: 'flip() || s !== s', variables: [], skipsErrors: false };
  const variables = [{ name: 's', kind: 'text' as const }];
  const finding = searchLaw({ ...law, variables }, { seed: 1 }, scope, { now: () => 0 });
  expect(finding).toMatchObject({ again: { broken: 5, times: 10 } });
});

it.each([
  ['s.length', { reason: 'value', value: '0' }],
  ['Promise.resolve(s)', { reason: 'promise' }],
])('refuses what %s is, since that is neither true nor false', (law, breach) => {
  expect(brokenBy(law).breach).toEqual(breach);
});

it('says what the engine does not accept', () => {
  const law = { code: 's ===', variables: [], skipsErrors: false };
  expect(searchLaw(law, { seed: 1 }, {})).toMatchObject({ type: 'refused' });
});

it('names each input before it is tried', () => {
  const tried: string[][] = [];
  const law = { code: 's.length < 1', skipsErrors: false };
  const variables = [{ name: 's', kind: 'text' as const }];
  const onTry = (inputs: string[]) => tried.push(inputs);
  searchLaw({ ...law, variables }, { seed: 1 }, {}, { onTry });
  expect(tried[0]).toEqual([expect.stringMatching(/^'.*'$/)]);
});
