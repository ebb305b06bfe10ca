import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  readMeasuredPages,
  readLodashNames,
  readMeasuredFacts,
} from '@funtool-docs/facts/library/measured';
import { PEERS } from '@funtool-docs/facts/differences/differences';
import { readCounterparts } from './counterparts';
import { loadLodash } from './findDifferences';
import * as funtool from '../../library/src';

const root = path.resolve(import.meta.dirname, '../..');
const { functions, none, instead } = readCounterparts();
const measured = readMeasuredPages(root);
const lodash = loadLodash(root);
const toolkit = createRequire(import.meta.url)('es-toolkit') as Record<string, unknown>;

const differencesOf = (page: string) => readMeasuredFacts(root, page)!.differences!;

it('every page has counterparts or is listed as having none', () => {
  const pages = [...Object.keys(functions), ...none].toSorted();
  expect(pages).toEqual(measured.map(({ name }) => name).toSorted());
});

it('names what each page documents', () => {
  const unknown = Object.entries(functions).flatMap(([page, own]) => {
    const { exports } = measured.find(({ name }) => name === page)!;
    return Object.keys(own).filter((name) => !exports.includes(name));
  });
  expect(unknown).toEqual([]);
});

const adapters = Object.values(functions).flatMap((names) =>
  Object.values(names).flatMap((byPeer) => Object.values(byPeer)),
);

it.each([
  ['lodash', /\b_\.(\w+)/g, lodash],
  ['es-toolkit', /\btoolkit\.(\w+)/g, toolkit],
])('every function of %s that is named exists', (_, pattern, library) => {
  const names = adapters.flatMap((code) => [...code.matchAll(pattern)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => typeof library[name] !== 'function')).toEqual([]);
});

describe('instead of functions of lodash', () => {
  it('is suggested what gives the same', () => {
    const wrong = Object.entries(instead).filter(([name, { write, try: call }]) => {
      const own = evaluate(write, funtool);
      const expected = evaluate(call, { f: lodash[name] });
      return !isDeepStrictEqual(evaluate(call, { f: own }), expected);
    });
    expect(wrong).toEqual([]);
  });

  it('is suggested only where nothing here has the same name and purpose', () => {
    const replaced = Object.keys(instead).filter(
      (name) => readLodashNames(root).names[name]!.replacements.length > 0,
    );
    expect(replaced).toEqual([]);
  });
});

it('every function of lodash has its entry', () => {
  const names = Object.keys(lodash).filter((name) => typeof lodash[name] === 'function');
  const listed = Object.keys(readLodashNames(root).names);
  expect(listed.toSorted()).toEqual(names.filter((name) => name !== '_').toSorted());
});

it('compares each page with each of its counterparts', () => {
  const open = Object.entries(functions).filter(([page, own]) => {
    const { counts } = differencesOf(page);
    const named = new Set(Object.values(own).flatMap((byPeer) => Object.keys(byPeer)));
    return PEERS.some((peer) => Boolean(counts[peer]) !== named.has(peer));
  });
  expect(open.map(([page]) => page)).toEqual([]);
});

it('counts each difference once', () => {
  const wrong = Object.keys(functions).filter((page) => {
    const { counts, rows } = differencesOf(page);
    return PEERS.some((peer) => {
      const { calls, same } = counts[peer] ?? { calls: 0, same: 0 };
      return rows.filter(({ differs }) => differs.includes(peer)).length !== calls - same;
    });
  });
  expect(wrong).toEqual([]);
});

function evaluate(code: string, scope: object): unknown {
  return new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));
}
