import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import {
  FAMILIES,
  listFamilyPages,
  listRelatives,
} from '@funtool-docs/facts/differences/build/families';
import { readNeighbours } from '@funtool-docs/facts/differences/build/readNeighbours';
import { listNeighbours, type PageNeighbours } from '@funtool-docs/facts/differences/neighbours';

const root = path.resolve(import.meta.dirname, '../..');

/** The first call takes as long as running all calls does. */
const LONG = 180_000;

let neighbours: Record<string, PageNeighbours>;
beforeAll(async () => {
  neighbours = await readNeighbours(root);
}, LONG);

it('every function of a family that has a page of its own has neighbours', () => {
  expect(Object.keys(neighbours).toSorted()).toEqual(listFamilyPages(root).toSorted());
});

it('a page names the functions that its data has', () => {
  const named = listFamilyPages(root).map((page) => listRelatives(root, page)!.join(', '));
  expect(named).toEqual(listFamilyPages(root).map((page) => listNeighbours(neighbours[page]!)));
});

it('calls tell each function from all of its neighbours', () => {
  const alike = listFamilyPages(root).flatMap((page) => {
    const { functions, rows } = neighbours[page]!;
    return functions.filter(
      (_, place) => place > 0 && rows.every(({ results }) => results[place] === results[0]),
    );
  });
  expect(alike).toEqual([]);
});

it('no family names a function twice', () => {
  const twice = FAMILIES.filter(({ names }) => new Set(names).size !== names.length);
  expect(twice).toEqual([]);
});
