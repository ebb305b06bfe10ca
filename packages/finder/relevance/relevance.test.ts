import * as library from 'funtool';
import { expect, it } from 'vitest';
import { createCandidates } from '../engine/candidates';
import { findByExample } from '../engine/findByExample';
import type { Pair } from '../engine/pair';
import { readPair, splitPair } from '../query/readPair';
import cases from './pairs.json';

const candidates = createCandidates(library);

/** Required shares of the cases of a kind whose function is among the first three. */
const SHARES = { given: 0.95, guessed: 0.85, boolean: 0.8, rule: 0.95, member: 0.95 };

const read = (text: string) => {
  const pair = readPair(splitPair(text)!);
  if ('problem' in pair) throw new Error(`${text}: ${pair.problem}`);
  return pair;
};

const find = (pairs: Pair[]) =>
  findByExample(pairs, candidates).map(({ candidate }) => candidate.name);

const casesOf = (kind: string) => cases.filter((each) => each.kind === kind);

it.each(Object.entries(SHARES))('finds %s pairs among the first three: %f', (kind, share) => {
  const asked = casesOf(kind);
  const missed = asked.filter(({ pairs, expected }) => {
    const first = new Set(find(pairs.map(read)).slice(0, 3));
    return !expected.some((name) => first.has(name));
  });
  const report = { share: 1 - missed.length / asked.length, missed };
  expect(report).toSatisfy(() => report.share >= share);
});

it('has enough cases of every kind', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(Object.keys(SHARES).filter((kind) => casesOf(kind).length < 10)).toEqual([]);
});

it('names only functions that are tried', () => {
  const names = new Set(candidates.map(({ name }) => name));
  const expected = cases.flatMap((each) => each.expected);
  expect(expected.filter((name) => !names.has(name))).toEqual([]);
});
