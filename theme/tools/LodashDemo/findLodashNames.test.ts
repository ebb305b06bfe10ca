import { expect, it } from 'vitest';
import { findLodashNames } from './findLodashNames';

it.each([
  ['_.isEqual', ['isEqual']],
  ['isEqual, merge', ['isEqual', 'merge']],
  ['_.chain(list).map(f); lodash.uniq(list); _?.get(a, b)', ['chain', 'uniq', 'get']],
  ["import { map, omit as without } from 'lodash';", ['map', 'omit']],
  ["import {\n  map,\n  type merge,\n} from 'lodash-es'", ['map', 'merge']],
  ["import merge from 'lodash/merge';", ['merge']],
  ["import pick from 'lodash-es/pick.js';", ['pick']],
  ["import lo from 'lodash'; lo.get(a, 'b'); _.set(a)", ['get', 'set']],
  ["import * as $ from 'lodash'; $.keys(a)", ['keys']],
  ["import lo, { chunk } from 'lodash'; lo.last(a)", ['chunk', 'last']],
  ["import { default as all } from 'lodash'; all.head(a)", ['head']],
  ["const { pull: drop, times } = require('lodash');", ['pull', 'times']],
  ["const fill = require('lodash/fill'); const l = require('lodash'); l.max(a)", ['fill', 'max']],
  ["const { zip } = await import('lodash');", ['zip']],
])('finds the functions in %s', (code, names) => {
  expect(findLodashNames(code)).toEqual(names);
});

it('names each function once, in the order of the code', () => {
  expect(findLodashNames('_.map(_.keys(a), _.map); _.keys(b)')).toEqual(['map', 'keys']);
});

it.each([
  ['comments', '// _.map\n/* _.keys */ f(1);'],
  ['members of other objects', 'this._.map(); my_.keys(); a._.pick()'],
  ['other modules', "import { map } from 'ramda'; import { get } from './lodash';"],
  ['nothing', '  '],
])('finds none in %s', (_, code) => {
  expect(findLodashNames(code)).toEqual([]);
});

it('takes a slash within a text for no comment', () => {
  expect(findLodashNames("f('https://a.example'); _.map(a)")).toEqual(['map']);
});

it('survives code that does not parse', () => {
  expect(findLodashNames('<p>{_.map(list, (x) => <b>{x')).toEqual(['map']);
});
