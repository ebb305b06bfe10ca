import * as funtool from 'funtool';
import { at, remove, union, unique } from 'funtool/array';
import { cloneDeep } from 'funtool/common';
import { hasOwn, keys, merge, mergeDeep, pick, pickBy, values } from 'funtool/object';
import { padStart, repeat, toCamelCase, toLowerCase, trim } from 'funtool/string';
import { isArray, isEqual, isNil } from 'funtool/type';
import _ from 'lodash';

// nothing-native
const natives = [Object, Array, JSON, Reflect, globalThis];
const names = ['merge', 'mergeDeep', 'isEqual', 'deepEqual', 'equals', 'debounce'];
natives.flatMap((owner) => names.filter((name) => name in owner)); // => []
String(new URLSearchParams({ brand: null })); // => 'brand=null'

// native-same
const list = [3, 1, 3, 2];
const text = '  42ÜB ';
const object = { id: 7, name: 'Ada' };
const isLong = (value) => String(value).length > 1;
const samples = [null, undefined, 0, '', [], {}, NaN, false];
const pairs = [
  [at(list, -1), list.at(-1)],
  [at(list, 9), list.at(9)],
  [unique(list), [...new Set(list)]],
  [union(list, [4, 1]), [...new Set([...list, ...[4, 1]])]],
  [remove(list, [3]), list.filter((item) => ![3].includes(item))],
  [merge(object, { id: 8 }), { ...object, ...{ id: 8 } }],
  [hasOwn(object, 'id'), Object.hasOwn(object, 'id')],
  [hasOwn(object, 'toString'), Object.hasOwn(object, 'toString')],
  [keys(object), Object.keys(object)],
  [values(object), Object.values(object)],
  [
    pickBy(object, isLong),
    Object.fromEntries(Object.entries(object).filter(([key, value]) => isLong(value, key))),
  ],
  [padStart('42', 5, '0'), '42'.padStart(5, '0')],
  [repeat('ab', 3), 'ab'.repeat(3)],
  [trim(text), text.trim()],
  [toLowerCase(text), text.toLowerCase()],
  [samples.map((value) => isArray(value)), samples.map((value) => Array.isArray(value))],
  [samples.map((value) => isNil(value)), samples.map((value) => value == null)],
];
pairs.filter(([own, native]) => !_.isEqual(own, native)); // => []

// compared
_.VERSION; // => '4.18.1'
class Price {
  cents = 450;
}
[cloneDeep, _.cloneDeep].map((copy) => copy(new Price()) instanceof Price); // => [false, true]
[cloneDeep, _.cloneDeep].map((copy) => copy(new Uint8Array(2)) instanceof Uint8Array); // => [false, true]
const tags = [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }];
[isEqual(...tags), _.isEqual(...tags)]; // => [true, false]
const [first, second] = [{}, {}];
first.self = first;
second.self = second;
_.isEqual(first, second); // => true
isEqual(first, second); // => throws RangeError
[mergeDeep, _.merge].map((mix) => mix({ city: 'Rome' }, { city: undefined }).city); // => [undefined, 'Rome']
[mergeDeep, _.merge].map((mix) => mix({ ids: [1, 2] }, { ids: [3] }).ids); // => [[3, 2], [3, 2]]
const body = () => JSON.parse('{"__proto__":{"isAdmin":true}}');
[mergeDeep, _.merge].map((mix) => mix({}, body()).isAdmin); // => [true, undefined]
[cloneDeep, _.cloneDeep].map((copy) => copy(body()).isAdmin); // => [true, undefined]
[toCamelCase('größe'), _.camelCase('größe')]; // => ['grE', 'grosse']
const order = { id: 7, address: { city: 'Bern' } };
[pick, _.pick].map((choose) => choose(order, ['address.city'])); // => [{}, { address: { city: 'Bern' } }]

// exports
const own = ['parseQuery', 'urlParse', 'ObjectId', 'parseUA', 'base64ToFormData', 'regex'];
const theirs = ['groupBy', 'sortBy', 'chunk', 'partition', 'memoize', 'get'];
const nobodys = ['retry', 'pipe'];
const countIn = (library, names) => names.filter((name) => name in library).length;
[countIn(funtool, own), countIn(_, own)]; // => [6, 0]
[countIn(funtool, theirs), countIn(_, theirs)]; // => [0, 6]
[countIn(funtool, nobodys), countIn(_, nobodys)]; // => [0, 0]
['throttle' in funtool, 'throttle' in _]; // => [true, true]

// toolkit
const { createRequire } = process.getBuiltinModule('node:module');
const toolkit = createRequire(`${process.cwd()}/package.json`)('es-toolkit');
createRequire(`${process.cwd()}/package.json`)('es-toolkit/package.json').version; // => '1.53.2'
class Price {
  cents = 450;
}
toolkit.cloneDeep(new Price()) instanceof Price; // => true
toolkit.cloneDeep(new Uint8Array(2)) instanceof Uint8Array; // => true
toolkit.isEqual({ tags: ['a', 'b'] }, { tags: ['b', 'a'] }); // => false
const [first, second] = [{}, {}];
first.self = first;
second.self = second;
toolkit.isEqual(first, second); // => true
toolkit.toMerged({ city: 'Rome' }, { city: undefined }); // => { city: 'Rome' }
toolkit.toMerged({ ids: [1, 2] }, { ids: [3] }); // => { ids: [3, 2] }
const body = () => JSON.parse('{"__proto__":{"isAdmin":true}}');
toolkit.toMerged({}, body()).isAdmin; // => undefined
toolkit.cloneDeep(body()).isAdmin; // => true
toolkit.camelCase('größe'); // => 'größe'
toolkit.pick({ id: 7, address: { city: 'Bern' } }, ['address.city']); // => {}

// toolkit-exports
const { createRequire } = process.getBuiltinModule('node:module');
const toolkit = createRequire(`${process.cwd()}/package.json`)('es-toolkit');
const present = ['throttle', 'groupBy', 'sortBy', 'chunk', 'partition', 'memoize', 'retry'];
present.filter((name) => !(name in toolkit)); // => []
const own = ['parseQuery', 'urlParse', 'ObjectId', 'parseUA', 'base64ToFormData', 'regex'];
[...own, 'get', 'pipe'].filter((name) => name in toolkit); // => []

// sizes
const { readFileSync } = process.getBuiltinModule('node:fs');
const release = JSON.parse(readFileSync(`${process.cwd()}/library/release.json`, 'utf8'));
const sizes = Object.values(release.exports).flatMap(({ fromCategory }) => fromCategory ?? []);
const minified = sizes.map((size) => size.minified);
minified.length; // => 111
minified.filter((bytes) => bytes <= 200).length; // => 76
(Math.max(...minified) / 1000).toFixed(1); // => '4.4'
