import * as funtool from 'funtool';
import { at, intersect, remove, union, unique } from 'funtool/array';
import { clone, cloneDeep, cloneDeepWith, cloneWith, includes } from 'funtool/common';
import { awaitTo, currying, debounceSync, noop } from 'funtool/function';
import { ObjectId, randomInt, throttleSync } from 'funtool/function';
import { MathX } from 'funtool/math';
import { hasOwn, keys, merge, mergeDeep, omit } from 'funtool/object';
import { omitBy, pick, pickBy, values } from 'funtool/object';
import { capitalizeFirstLetter, findIndex, lowercaseFirstLetter } from 'funtool/string';
import { padEnd, padStart, repeat, replaceAll, reverse } from 'funtool/string';
import { toCamelCase, toKebabCase, toLowerCase } from 'funtool/string';
import { toSnakeCase, toTitleCase, toUpperCase, trim, words } from 'funtool/string';
import { isBuffer, isEmpty, isEqual, isFunction, isInt, isMap, isObject } from 'funtool/type';
import { isObjectLike, isPlainObject, isSet, isSymbol } from 'funtool/type';
import _ from 'lodash';

// same-results
const checks =
  'Array Boolean Date Function NaN Nil Null Number Object ObjectLike RegExp String Undefined';
const samples = [
  0,
  NaN,
  'tea',
  true,
  null,
  undefined,
  7n,
  [1],
  { id: 7 },
  /a/,
  new Date(0),
  () => 1,
];
const names = checks.split(' ').map((name) => `is${name}`);
names.every((name) => samples.every((value) => funtool[name](value) === _[name](value))); // => true
const texts = ['', ' Green tea ', 'ÜBER', '茶'];
texts.every((text) => {
  const pairs = [
    [funtool.toLowerCase(text), _.toLower(text)],
    [funtool.toUpperCase(text), _.toUpper(text)],
    [funtool.trim(text), _.trim(text)],
    [funtool.capitalizeFirstLetter(text), _.upperFirst(text)],
    [funtool.unique([...text, ...text]), _.uniq([...text, ...text])],
    [funtool.union([...text], ['a']), _.union([...text], ['a'])],
    [funtool.remove([...text], ['e']), _.difference([...text], ['e'])],
  ];
  return pairs.every(([mine, theirs]) => _.isEqual(mine, theirs));
}); // => true

// still-runs
class Cart {
  items = 2;
}
const calls = [
  [funtool.merge, _.merge, { db: { port: 1 } }, { db: { host: 'eu' } }],
  [funtool.isEqual, _.isEqual, { tags: ['a', 'b'] }, { tags: ['b', 'a'] }],
  [funtool.isEmpty, _.isEmpty, ' '],
  [funtool.cloneDeep, _.cloneDeep, new Cart()],
  [funtool.remove, _.difference, [1, 2, 3], [1], [2]],
  [funtool.toCamelCase, _.camelCase, 'größe'],
];
calls.map(([mine, theirs, ...args]) =>
  _.isEqual(mine(..._.cloneDeep(args)), theirs(..._.cloneDeep(args))),
); // => [false, false, false, false, false, false]
const mine = funtool.debounceSync(() => 'saved', 60000, { leading: true });
const theirs = _.debounce(() => 'saved', 60000, { leading: true });
[mine(), theirs()]; // => [undefined, 'saved']
[mine, theirs].map((save) => save.cancel()); // => [undefined, undefined]

// one-level
merge({ db: { port: 1 } }, { db: { host: 'eu' } }); // => { db: { host: 'eu' } }
_.merge({ db: { port: 1 } }, { db: { host: 'eu' } }); // => { db: { port: 1, host: 'eu' } }
mergeDeep({ db: { port: 1 } }, { db: { host: 'eu' } }); // => { db: { port: 1, host: 'eu' } }

// order-ignored
const pairs = [
  [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }],
  [{ rows: [[1, 2], [3]] }, { rows: [[3], [2, 1]] }],
  [[{ tags: ['a', 'b'] }], [{ tags: ['b', 'a'] }]],
];
pairs.map((pair) => isEqual(...pair)); // => [true, true, true]
pairs.map((pair) => _.isEqual(...pair)); // => [false, false, false]
isEqual({ tags: ['a', 'b'] }, { tags: ['a', 'c'] }); // => false
isEqual({ tags: ['a', 'a', 'b'] }, { tags: ['a', 'b', 'b'] }); // => false
[isEqual(['a', 'b'], ['b', 'a']), _.isEqual(['a', 'b'], ['b', 'a'])]; // => [false, false]

// blank-empty
const blank = [' ', '\n\t', '\u00a0'];
blank.map((text) => isEmpty(text)); // => [true, true, true]
blank.map((text) => _.isEmpty(text)); // => [false, false, false]
[new Map(), new Set()].map((value) => isEmpty(value)); // => [false, false]
[new Map(), new Set()].map((value) => _.isEmpty(value)); // => [true, true]
const others = [5, -1, true, () => 1, new Date(0)];
others.some((value) => isEmpty(value)); // => false
others.every((value) => _.isEmpty(value)); // => true
[0, NaN].map((value) => isEmpty(value)); // => [true, true]

// class-lost
class Cart {
  items = 2;
}
const cart = cloneDeep(new Cart());
cart; // => { items: 2 }
Object.getPrototypeOf(cart) === Object.prototype; // => true
_.cloneDeep(new Cart()) instanceof Cart; // => true
const arrays = [new Uint8Array([1, 2]), new Float64Array([1, 2])];
arrays.map((array) => cloneDeep(array)); // => [{ 0: 1, 1: 2 }, { 0: 1, 1: 2 }]
arrays.every((array) => Object.getPrototypeOf(cloneDeep(array)) === Object.prototype); // => true
arrays.every((array) => _.cloneDeep(array).constructor === array.constructor); // => true

// no-result
const mine = debounceSync((text) => text.length, 60000);
[mine('t'), mine.flush(), mine('tea'), mine.cancel()]; // => [undefined, 1, undefined, undefined]
const theirs = _.debounce((text) => text.length, 60000);
[theirs('t'), theirs.flush(), theirs('tea'), theirs.cancel()]; // => [undefined, 1, 1, undefined]

// debounce-options
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const runsOf = async (debounce, options) => {
  const log = [];
  const save = debounce((text) => log.push(text), 100, options);
  save('first');
  const runsAtOnce = log.length > 0;
  for (let call = 0; call < 7; call++) {
    await sleep(25);
    save(call < 6 ? 'next' : 'last');
  }
  const runsMeanwhile = log.length > 0 && !runsAtOnce;
  await sleep(200);
  return { runsAtOnce, runsMeanwhile, runsAtTheEnd: log.includes('last') };
};
const options = [{ leading: true, trailing: false }, { maxWait: 100 }];
await Promise.all(options.map((own) => runsOf(_.debounce, own)));
// => [{ runsAtOnce: true, runsMeanwhile: false, runsAtTheEnd: false }, { runsAtOnce: false, runsMeanwhile: true, runsAtTheEnd: true }]
await Promise.all(options.map((own) => runsOf(debounceSync, own)));
// => [{ runsAtOnce: false, runsMeanwhile: false, runsAtTheEnd: true }, { runsAtOnce: false, runsMeanwhile: false, runsAtTheEnd: true }]

// one-list
remove([1, 2, 3], [1], [2]); // => [2, 3]
_.difference([1, 2, 3], [1], [2]); // => [3]

// accents-split
['größe ändern', 'crème brûlée', 'naïve'].map((text) => toCamelCase(text)); // => ['grENdern', 'crMeBrLE', 'naVe']
['größe ändern', 'crème brûlée', 'naïve'].map((text) => _.camelCase(text)); // => ['grosseAndern', 'cremeBrulee', 'naive']

// null-empty
const results = [
  [_.union(null), _.intersection(null, [1]), _.difference(null, [1]), _.uniq(null)],
  [_.keys(null), _.values(null), _.words(null), _.sortBy(null), _.map(null), _.filter(null)],
];
results.flat(); // => [[], [], [], [], [], [], [], [], [], []]
[_.pick(null, ['id']), _.omit(null, ['id']), _.pickBy(null), _.mapValues(null)]; // => [{}, {}, {}, {}]
[_.trim(null), _.padStart(null), _.repeat(null), _.kebabCase(null), _.toLower(null)]; // => ['', '', '', '', '']
[_.nth(null, 0), _.last(null), _.get(null, 'id')]; // => [undefined, undefined, undefined]

// null-throws
const throws = ([name, ...args]) => {
  try {
    funtool[name](null, ...args);
  } catch (error) {
    return error instanceof TypeError;
  }
};
const lists = [['at', 0], ['intersect', [1]], ['remove', [1]], ['union', [1]], ['unique']];
lists.filter(throws).map(([name]) => name); // => ['at', 'intersect', 'remove', 'union']
const sides = ['padStart', 'padEnd', 'trim', 'trimStart', 'trimEnd', 'repeat', 'words'];
const names = ['Camel', 'Kebab', 'Lower', 'Pascal', 'Snake', 'Title', 'Upper'];
const cases = names.map((name) => `to${name}Case`);
const texts = [...sides, ...cases, 'capitalizeFirstLetter', 'lowercaseFirstLetter'];
const throwing = texts.filter((name) => throws([name, 2]));
[throwing.length, texts.length]; // => [13, 16]
pick(null, ['id']); // => throws TypeError

// paths-in-lodash
const order = { id: 7, address: { city: 'Bern' } };
_.get(order, 'address.city'); // => 'Bern'
_.has(order, 'address.city'); // => true
_.pick(order, ['address.city']); // => { address: { city: 'Bern' } }
_.omit(order, ['address.city']); // => { id: 7, address: {} }

// dots-in-keys
const order = { 'address.city': 'Basel', address: { city: 'Bern' } };
hasOwn(order, 'address.city'); // => true
pick(order, ['address.city']); // => { 'address.city': 'Basel' }
omit(order, ['address.city']); // => { address: { city: 'Bern' } }
hasOwn({ address: { city: 'Bern' } }, 'address.city'); // => false

// accepts-set
const ids = new Set([7, 8]);
[unique(ids), [...new Set(ids)], _.uniq(ids)]; // => [[7, 8], [7, 8], []]
[unique([7, 8, 7]), [...new Set([7, 8, 7])], _.uniq([7, 8, 7])]; // => [[7, 8], [7, 8], [7, 8]]

// two-lists
union([1], [2], [3]); // => [1, 2]
_.union([1], [2], [3]); // => [1, 2, 3]

// duplicates-kept
intersect([1, 1, 2], [1]); // => [1, 1]
_.intersection([1, 1, 2], [1]); // => [1]
intersect([1, 2], [1, 2], [2]); // => [1, 2]
_.intersection([1, 2], [1, 2], [2]); // => [2]

// values-in-array
remove([1, 2, 3], [1, 3]); // => [2]
_.without([1, 2, 3], 1, 3); // => [2]
_.without([1, 2, 3], [1, 3]); // => [1, 2, 3]
remove([1, 2, 3], 1, 3); // => throws TypeError

// filter-copies
const lists = [[1, 2, 1], [1, 2, 1], Object.freeze([1, 2, 1])];
_.pull(lists[0], 1) === lists[0]; // => true
_.remove(lists[1], (value) => value === 1); // => [1, 1]
lists[2].filter((value) => value !== 1); // => [2]
lists; // => [[2], [2], [1, 2, 1]]

// whole-positions
[at(['a', 'b'], 0.5), _.nth(['a', 'b'], 0.5), ['a', 'b'].at(0.5)]; // => [undefined, 'a', 'a']
[at(['a', 'b'], NaN), _.nth(['a', 'b'], NaN), ['a', 'b'].at(NaN)]; // => [undefined, 'a', 'a']
[at(['a', 'b'], -1), _.last(['a', 'b']), ['a', 'b'].at(-1)]; // => ['b', 'b', 'b']

// sets-and-maps
const stock = new Map([['pen', 3]]);
[includes(new Set([7]), 7), _.includes(new Set([7]), 7)]; // => [true, false]
[includes(stock, 'pen'), _.includes(stock, 'pen')]; // => [true, false]
[includes(stock, 3), _.includes(stock, 3)]; // => [false, false]
class User {
  role = 'admin';
}
[includes(new User(), 'admin'), _.includes(new User(), 'admin')]; // => [false, true]
[includes({ role: 'admin' }, 'admin'), _.includes({ role: 'admin' }, 'admin')]; // => [true, true]

// later-wins
const [old, fresh] = [[{ id: 8 }, { id: 7 }], [{ id: 8, state: 'paid' }]];
const list = [...old, ...fresh];
[...new Map(list.map((order) => [order.id, order])).values()]; // => [{ id: 8, state: 'paid' }, { id: 7 }]
_.uniqBy(list, 'id'); // => [{ id: 8 }, { id: 7 }]
_.unionBy(old, fresh, 'id'); // => [{ id: 8 }, { id: 7 }]

// for-strings
const list = [5, 7];
const isLarge = (value) => value > 6;
[_.findIndex(list, isLarge), list.findIndex(isLarge)]; // => [1, 1]
findIndex(list, isLarge); // => -1
findIndex('banana', 'na'); // => 2
[_.reverse([5, 7]), [5, 7].reverse()]; // => [[7, 5], [7, 5]]
reverse([5, 7]); // => throws TypeError
reverse('abc'); // => 'cba'

// compares-two
const list = [{ id: 8 }, { id: 7 }];
_.sortBy(list, 'id'); // => [{ id: 7 }, { id: 8 }]
_.sortBy(list, (order) => order.id); // => [{ id: 7 }, { id: 8 }]
[...list].sort((a, b) => a.id - b.id); // => [{ id: 7 }, { id: 8 }]
[...list].sort((order) => order.id); // => [{ id: 8 }, { id: 7 }]
[...list].sort('id'); // => throws TypeError

// assigned-copy
const [mine, theirs] = [Object.freeze({ id: 7 }), { id: 7 }];
const size = { size: 'M' };
merge(mine, size) === mine; // => false
[merge(mine, size), { ...mine, ...size }]; // => [{ id: 7, size: 'M' }, { id: 7, size: 'M' }]
_.assign(theirs, size) === theirs; // => true
[mine, theirs]; // => [{ id: 7 }, { id: 7, size: 'M' }]

// undefined-replaces
const [mine, theirs] = [Object.freeze({ city: 'Rome' }), { city: 'Rome' }];
const change = { city: undefined, zip: '00100' };
mergeDeep(mine, change); // => { city: undefined, zip: '00100' }
_.merge(theirs, change) === theirs; // => true
[mine, theirs]; // => [{ city: 'Rome' }, { city: 'Rome', zip: '00100' }]

// symbols-left-out
const source = Symbol.for('source');
const row = Object.assign(Object.create({ inherited: 1 }), { id: 7, [source]: 'import' });
const takeAll = (pickEntries) => Reflect.ownKeys(pickEntries(row, () => true));
[takeAll(pickBy), takeAll(_.pickBy)]; // => [['id', 'inherited'], ['id', 'inherited', Symbol.for('source')]]

// inherited-left-out
const source = Symbol.for('source');
const row = Object.assign(Object.create({ inherited: 1 }), { id: 7, [source]: 'import' });
const leaveNone = (omitEntries) => Reflect.ownKeys(omitEntries(row, () => false));
[leaveNone(omitBy), leaveNone(_.omitBy)]; // => [['id', Symbol.for('source')], ['id', 'inherited', Symbol.for('source')]]

// symbols-listed
const source = Symbol.for('source');
const row = { id: 7, [source]: 'import' };
[keys(row), _.keys(row)]; // => [['id', Symbol.for('source')], ['id']]
[values(row), _.values(row)]; // => [[7, 'import'], [7]]
[keys('ab'), _.keys('ab')]; // => [[], ['0', '1']]
[values('ab'), _.values('ab')]; // => [[], ['a', 'b']]

// undefined-keeps
const change = (value) => (value === 1 ? 'one' : undefined);
cloneWith({ a: 1, b: 2 }, change); // => { a: 'one', b: 2 }
_.mapValues({ a: 1, b: 2 }, change); // => { a: 'one', b: undefined }

// symbols-lost
const source = Symbol.for('source');
const row = { id: 7, [source]: 'import' };
Reflect.ownKeys(clone(row)); // => ['id']
Reflect.ownKeys(_.clone(row)); // => ['id', Symbol.for('source')]

// asked-twice
class Cart {
  items = 2;
}
const cart = new Cart();
const countCalls = (copyWith) => {
  const asked = [];
  const copy = copyWith({ total: 9, cart }, (value) => void asked.push(value));
  const times = [9, cart, 2].map((value) => asked.filter((other) => other === value).length);
  return [times, copy.cart instanceof Cart];
};
countCalls(cloneDeepWith); // => [[2, 2, 2], false]
countCalls(_.cloneDeepWith); // => [[1, 1, 1], true]

// numbers-refused
[_.upperFirst(5), _.lowerFirst(5)]; // => ['5', '5']
capitalizeFirstLetter(5); // => throws TypeError
lowercaseFirstLetter(5); // => throws TypeError
[0, NaN].map((number) => capitalizeFirstLetter(number)); // => ['', '']
[0, NaN].map((number) => lowercaseFirstLetter(number)); // => ['', '']
[capitalizeFirstLetter(null), lowercaseFirstLetter(null)]; // => ['', '']

// null-refused
[_.toLower(null), _.toUpper(null)]; // => ['', '']
toLowerCase(null); // => throws TypeError
toUpperCase(null); // => throws TypeError

// whitespace-only
trim('--new--', '-'); // => '--new--'
_.trim('--new--', '-'); // => 'new'
[trim(' \n--new--\u00a0 ', '-'), _.trim(' --new-- ')]; // => ['--new--', '--new--']

// emoji-length
[padStart('😀', 3, '0'), _.padStart('😀', 3, '0')]; // => ['0😀', '00😀']
[padEnd('😀', 3, '0'), _.padEnd('😀', 3, '0')]; // => ['😀0', '😀00']

// negative-count
[_.repeat('ab', -1), _.repeat('ab', 2), repeat('ab', 2)]; // => ['', 'abab', 'abab']
repeat('ab', -1); // => throws RangeError

// literal-replacement
['a-b-c'.replace('-', '[$&]'), _.replace('a-b-c', '-', '[$&]')]; // => ['a[-]b-c', 'a[-]b-c']
['a-b-c'.replace(/-/g, '[$&]'), _.replace('a-b-c', /-/g, '[$&]')]; // => ['a[-]b[-]c', 'a[-]b[-]c']
replaceAll('a-b-c', '-', '[$&]'); // => 'a[$&]b[$&]c'
replaceAll('a-b-c', '-', () => '+') === 'a+b+c'; // => false

// accents-lost
['größe', 'café'].map((text) => [toKebabCase(text), toSnakeCase(text)]); // => [['gr-e', 'gr_e'], ['caf', 'caf']]
['größe', 'café'].map((text) => [_.kebabCase(text), _.snakeCase(text)]); // => [['grosse', 'grosse'], ['cafe', 'cafe']]

// camel-case-kept
['fooBar API', 'orderId'].map((text) => toTitleCase(text)); // => ['Foobar Api', 'Orderid']
['fooBar API', 'orderId'].map((text) => _.startCase(text)); // => ['Foo Bar API', 'Order Id']

// words-split
[words('größe'), _.words('größe')]; // => [['gr', 'e'], ['größe']]
[words("don't"), _.words("don't")]; // => [['don', 't'], ["don't"]]

// no-counterpart
[_.truncate('hello world', { length: 8 }), _.escape('<b>')]; // => ['hello...', '&lt;b&gt;']
['truncate', 'escape'].filter((name) => name in funtool); // => []
Object.keys(funtool).filter((name) => /trunc|ellipsis|escape/i.test(name)); // => []

// first-and-last
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const runsOf = async (throttle, options) => {
  const log = [];
  const report = throttle((text) => log.push(text), 40, options);
  for (const text of ['first', 'second', 'last']) report(text);
  await sleep(100);
  return log;
};
const options = [{ leading: false }, { trailing: false }, undefined];
await Promise.all(options.map((own) => runsOf(throttleSync, own)));
// => [['first', 'last'], ['first', 'last'], ['first', 'last']]
await Promise.all(options.map((own) => runsOf(_.throttle, own)));
// => [['last'], ['first'], ['first', 'last']]

// parameters-not-counted
const add = (a, b) => a + b;
_.curry(add)(1)(2); // => 3
typeof currying({ fn: add })(1)(2); // => 'function'
currying({ fn: add })(1)(2).value(); // => 3

// no-difference
[noop(1, 'saved'), _.noop(1, 'saved')]; // => [undefined, undefined]
[noop.length, _.noop.length]; // => [0, 0]

// calls-no-function
const parse = () => JSON.parse('[7]');
_.attempt(parse); // => [7]
const [, value] = await awaitTo(parse);
value === parse; // => true
await awaitTo(Promise.resolve(7)); // => [null, 7]

// upper-bound
const draw = (random) => [...new Set(Array.from({ length: 1000 }, () => random(1, 3)))].sort();
[draw(randomInt), draw(_.random)]; // => [[1, 2], [1, 2, 3]]

// beyond-one-page
const pages = [_.runInContext(), _.runInContext()];
pages.map((page) => page.uniqueId()); // => ['1', '1']
const ids = Array.from({ length: 1000 }, () => String(new ObjectId()));
new Set(ids).size; // => 1000
ids.every((id) => parseInt(id.slice(0, 8), 16) * 1000 > Date.now() - 60000); // => true

// half-down
new MathX(1.005).value(); // => 1
_.round(1.005, 2); // => 1.01

// same-objects
const functions = [() => 1, async () => 1, function* () {}, class {}];
const objects = [
  {},
  [],
  /a/,
  new Date(0),
  new Map(),
  Object(7),
  Object.create(null),
  new Proxy({}, {}),
];
const samples = [...functions, ...objects, null, undefined, 7, '', 7n, NaN, true, Symbol('id')];
samples.every((value) => isObject(value) === _.isObject(value)); // => true
samples.every((value) => isObjectLike(value) === _.isObjectLike(value)); // => true

// plain-comparisons
_.isArray === Array.isArray; // => true
const samples = [null, undefined, 0, NaN, '', false, {}, [], { [Symbol.toStringTag]: 'Null' }];
samples.every((value) => _.isNull(value) === (value === null)); // => true
samples.every((value) => _.isUndefined(value) === (value === undefined)); // => true
samples.every((value) => _.isNil(value) === (value == null)); // => true

// itself-only
class Price {
  cents = 450;
}
const price = new Price();
[isEqual(price, new Price()), _.isEqual(price, new Price())]; // => [false, true]
[isEqual(price, price), isEqual({ price }, { price })]; // => [true, true]

// namespaces-plain
[Math, JSON].map((value) => isPlainObject(value)); // => [true, true]
[Math, JSON].map((value) => _.isPlainObject(value)); // => [false, false]

// wrapped-symbols
const id = Symbol('id');
[isSymbol(Object(id)), _.isSymbol(Object(id))]; // => [false, true]
[isSymbol(id), _.isSymbol(id)]; // => [true, true]

// wrapped-numbers
[isInt(Object(7)), _.isInteger(Object(7))]; // => [true, false]
[isInt(7), _.isInteger(7), isInt(7.5), _.isInteger(7.5)]; // => [true, true, false, false]

// async-generators
const load = async function* () {};
[isFunction(load), _.isFunction(load)]; // => [true, false]
const others = [() => 1, async () => 1, function* () {}, class {}, {}, /a/, null];
others.every((value) => isFunction(value) === _.isFunction(value)); // => true

// global-buffer
const bytes = Buffer.from('tea');
[isBuffer(bytes), _.isBuffer(bytes)]; // => [true, true]
const own = globalThis.Buffer;
globalThis.Buffer = undefined;
const results = [isBuffer(bytes), _.isBuffer(bytes)];
globalThis.Buffer = own;
results; // => [false, true]

// other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const [map, set] = [runInNewContext('new Map()'), runInNewContext('new Set()')];
[isMap(map), _.isMap(map), isMap(new Map())]; // => [false, true, true]
[isSet(set), _.isSet(set), isSet(new Set())]; // => [false, true, true]
