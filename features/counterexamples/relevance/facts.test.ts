import path from 'node:path';
import * as library from 'funtool';
import lodash from 'lodash';
import { expect, it } from 'vitest';
import { createLawData } from '../build/createLawData';
import { searchLaw } from '../engine/searchLaw';
import { LODASH } from '../law/names';
import { readLaw } from '../law/readLaw';
import facts from './facts.json';

interface Fact {
  law: string;
  skipsErrors?: boolean;
}

const data = createLawData(path.resolve(import.meta.dirname, '../../..'));
const scope = { ...library, [LODASH]: lodash };
const SEEDS = [1, -20, 300, -4_000_000];

/** A clock that stands still: how fast the machine is must not matter. */
const now = () => 0;

function search({ law, skipsErrors = false }: Fact, seed: number) {
  const read = readLaw(law, data);
  if ('problem' in read) throw new Error(`${law}: ${read.problem}`);
  return searchLaw({ ...read, skipsErrors }, { seed }, scope, { now });
}

it.each(facts.broken)('finds what breaks $law', (fact) => {
  const types = SEEDS.map((seed) => search(fact, seed).type);
  expect(types).toEqual(SEEDS.map(() => 'broken'));
});

it.each(facts.holds)('finds nothing that breaks $law', (fact) => {
  const types = SEEDS.map((seed) => search(fact, seed).type);
  expect(types).toEqual(SEEDS.map(() => 'none'));
});

it('has enough of both kinds', () => {
  expect(facts.broken.length).toBeGreaterThanOrEqual(20);
  expect(facts.holds.length).toBeGreaterThanOrEqual(10);
});
