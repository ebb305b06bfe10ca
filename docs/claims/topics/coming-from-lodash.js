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
import { isObjectLike, isPlainObject, isSet, isSymbol, isWeakMap, isWeakSet } from 'funtool/type';
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
const others = [5, -1, true, false, () => 1, new Date(0)];
others.some((value) => isEmpty(value)); // => false
others.every((value) => _.isEmpty(value)); // => true
[0, NaN].map((value) => isEmpty(value)); // => [true, true]
isEmpty(new Date(NaN)); // => true

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

// all-names
const paired =
  'assign:merge camelCase:toCamelCase clone:clone cloneDeep:cloneDeep cloneDeepWith:cloneDeepWith ' +
  'cloneWith:cloneWith curry:currying debounce:debounceSync difference:remove has:hasOwn ' +
  'includes:includes intersection:intersect isArray:isArray isArrayBuffer:isArrayBuffer ' +
  'isBoolean:isBoolean isBuffer:isBuffer isDate:isDate isElement:isElement isEmpty:isEmpty ' +
  'isEqual:isEqual isFunction:isFunction isInteger:isInt isMap:isMap isNaN:isNaN isNil:isNil ' +
  'isNull:isNull isNumber:isNumber isObject:isObject isObjectLike:isObjectLike ' +
  'isPlainObject:isPlainObject isRegExp:isRegExp isSet:isSet isString:isString ' +
  'isSymbol:isSymbol isTypedArray:isTypedArray isUndefined:isUndefined isWeakMap:isWeakMap ' +
  'isWeakSet:isWeakSet kebabCase:toKebabCase keys:keys lowerFirst:lowercaseFirstLetter ' +
  'merge:mergeDeep noop:noop nth:at omit:omit omitBy:omitBy padEnd:padEnd padStart:padStart ' +
  'pick:pick pickBy:pickBy random:randomInt repeat:repeat snakeCase:toSnakeCase ' +
  'startCase:toTitleCase throttle:throttleSync toLower:toLowerCase toUpper:toUpperCase ' +
  'trim:trim trimEnd:trimEnd trimStart:trimStart union:union uniq:unique ' +
  'upperFirst:capitalizeFirstLetter values:values words:words';
const written =
  'concat every fill filter find findIndex findLast findLastIndex flatMap forEach indexOf ' +
  'join lastIndexOf map reduce reduceRight reverse slice some each first head last initial ' +
  'tail take takeRight drop flatten flattenDeep flattenDepth compact reject partition ' +
  'without pull uniqBy keyBy groupBy countBy sortBy orderBy zip zipObject sample size ' +
  'castArray toArray times range get property entries toPairs fromPairs forOwn mapValues ' +
  'mapKeys invert findKey extend defaults add subtract multiply divide sum sumBy mean max ' +
  'min maxBy minBy round ceil floor clamp inRange gt gte lt lte eq capitalize startsWith ' +
  'endsWith split replace uniqueId toString toNumber toInteger parseInt isFinite ' +
  'isSafeInteger isError defaultTo identity negate partial flow now';
const more =
  'chunk dropRight remove pullAll unionBy differenceBy xor zipWith sortedUniq set hasIn ' +
  'assignIn constant bind delay defer attempt spread unary overEvery overSome deburr ' +
  'takeWhile shuffle once memoize escape';
const kept =
  'at dropRightWhile dropWhile eachRight flatMapDeep flatMapDepth forEachRight invokeMap ' +
  'meanBy rangeRight sampleSize takeRightWhile  unzip unzipWith ' +
  'zipObjectDeep differenceWith intersectionBy intersectionWith pullAllBy pullAllWith ' +
  'pullAt sortedIndex sortedIndexBy sortedIndexOf sortedLastIndex sortedLastIndexBy ' +
  'sortedLastIndexOf sortedUniqBy unionWith uniqWith xorBy xorWith assignInWith assignWith ' +
  'conforms conformsTo create defaultsDeep entriesIn extendWith findLastKey forIn ' +
  'forInRight forOwnRight functions functionsIn invertBy invoke keysIn mergeWith result ' +
  'setWith toPairsIn toPath toPlainObject transform unset update updateWith valuesIn ' +
  'isArguments isArrayLike isArrayLikeObject isEqualWith isLength isMatch isMatchWith ' +
  'isNative toFinite toLength toSafeInteger after ary before bindAll bindKey cond ' +
  'curryRight flip flowRight nthArg over overArgs partialRight rearg rest wrap ' +
  'chain iteratee matches matchesProperty method methodOf mixin noConflict propertyOf ' +
  'runInContext stubArray stubFalse stubObject stubString stubTrue tap thru ' +
  'escapeRegExp lowerCase pad template truncate unescape upperCase';
const pairs = paired.split(' ').map((pair) => pair.split(':'));
pairs.every(([, name]) => typeof funtool[name] === 'function'); // => true
const others = [written, more, kept].map((names) => names.split(/\s+/));
const listed = [...pairs.map(([name]) => name), ...others.flat()];
const names = Object.keys(_).filter((name) => typeof _[name] === 'function' && name !== '_');
_.xor(names, listed); // => []
[names.length, pairs.length, ...others.map((group) => group.length)]; // => [305, 65, 102, 27, 111]
_.VERSION; // => '4.18.1'

// same-rows
const list = [3, 1, 2, 1];
const isLarge = (n) => n > 1;
const double = (n) => n * 2;
const add = (a, b) => a + b;
const pairs = [
  [list.concat([4], 5), _.concat(list, [4], 5)],
  [list.every(isLarge), _.every(list, isLarge)],
  [[...list].fill(0), _.fill([...list], 0)],
  [list.filter(isLarge), _.filter(list, isLarge)],
  [list.find(isLarge), _.find(list, isLarge)],
  [list.findIndex(isLarge), _.findIndex(list, isLarge)],
  [list.findLast(isLarge), _.findLast(list, isLarge)],
  [list.findLastIndex(isLarge), _.findLastIndex(list, isLarge)],
  [list.flatMap((n) => [n, n]), _.flatMap(list, (n) => [n, n])],
  [list.indexOf(1), _.indexOf(list, 1)],
  [list.join('-'), _.join(list, '-')],
  [list.lastIndexOf(1), _.lastIndexOf(list, 1)],
  [list.map(double), _.map(list, double)],
  [list.reduce(add, 0), _.reduce(list, add, 0)],
  [list.reduceRight(add, ''), _.reduceRight(list, add, '')],
  [[...list].reverse(), _.reverse([...list])],
  [list.slice(1, 3), _.slice(list, 1, 3)],
  [list.some(isLarge), _.some(list, isLarge)],
];
pairs.filter(([own, theirs]) => !_.isEqual(own, theirs)); // => []
const seen = [[], []];
list.forEach((n, index) => void seen[0].push([n, index]));
void _.forEach(list, (n, index) => void seen[1].push([n, index]));
_.isEqual(...seen); // => true

// list-rows
const list = [3, 1, 2, 1];
const isLarge = (n) => n > 1;
const takeRight = (count) => (count ? list.slice(-count) : []);
const castArray = (value) => (Array.isArray(value) ? value : [value]);
const nested = [1, [2, [3, [4]]]];
const orders = [{ id: 8 }, { id: 7 }, { id: 9 }];
const idOf = ({ id }) => id;
const pairs = [
  [list[0], _.first(list)],
  [list[0], _.head(list)],
  [list.at(-1), _.last(list)],
  [at(list, -1), _.last(list)],
  [list.slice(0, -1), _.initial(list)],
  [list.slice(1), _.tail(list)],
  [list.slice(0, 2), _.take(list, 2)],
  [takeRight(2), _.takeRight(list, 2)],
  [takeRight(0), _.takeRight(list, 0)],
  [list.slice(2), _.drop(list, 2)],
  [nested.flat(), _.flatten(nested)],
  [nested.flat(Infinity), _.flattenDeep(nested)],
  [nested.flat(2), _.flattenDepth(nested, 2)],
  [[0, 1, '', NaN, 'a', null].filter(Boolean), _.compact([0, 1, '', NaN, 'a', null])],
  [list.filter((item) => !isLarge(item)), _.reject(list, isLarge)],
  [[list.filter(isLarge), list.filter((item) => !isLarge(item))], _.partition(list, isLarge)],
  [remove(list, [1, 3]), _.without(list, 1, 3)],
  [remove(list, [1, 3]), _.pull([...list], 1, 3)],
  [[...new Map(orders.map((item) => [idOf(item), item])).values()], _.uniqBy(orders, idOf)],
  [Object.fromEntries(orders.map((item) => [idOf(item), item])), _.keyBy(orders, 'id')],
  [[...orders].sort((a, b) => idOf(a) - idOf(b)), _.sortBy(orders, 'id')],
  [[...orders].sort((a, b) => idOf(a) - idOf(b)), _.orderBy(orders, 'id')],
  [['a', 'b'].map((item, index) => [item, list[index]]), _.zip(['a', 'b'], [3, 1])],
  [Object.fromEntries(['a', 'b'].map((key, n) => [key, list[n]])), _.zipObject(['a', 'b'], list)],
  [[5][randomInt(0, 1)], _.sample([5])],
  [list.length, _.size(list)],
  [castArray('a'), _.castArray('a')],
  [castArray(list), _.castArray(list)],
  [[...'abc'], _.toArray('abc')],
  [[...new Set(list)], _.toArray(new Set(list))],
  [Array.from({ length: 3 }, (none, index) => index * 2), _.times(3, (index) => index * 2)],
  [Array.from({ length: 5 - 2 }, (none, index) => 2 + index), _.range(2, 5)],
];
pairs.filter(([own, theirs]) => !_.isEqual(own, theirs)); // => []
const groups = Object.create(null);
for (const n of list) (groups[isLarge(n)] ??= []).push(n);
const counts = Object.create(null);
for (const n of list) counts[isLarge(n)] = (counts[isLarge(n)] ?? 0) + 1;
[{ ...groups }, _.groupBy(list, isLarge)]; // => [{ true: [3, 2], false: [1, 1] }, { true: [3, 2], false: [1, 1] }]
[{ ...counts }, _.countBy(list, isLarge)]; // => [{ true: 2, false: 2 }, { true: 2, false: 2 }]

// shorthands-in-lodash
const orders = [
  { id: 8, state: 'paid' },
  { id: 7, state: 'open' },
];
_.map(orders, 'id'); // => [8, 7]
_.filter(orders, { state: 'paid' }); // => [{ id: 8, state: 'paid' }]
_.find(orders, ['state', 'open']); // => { id: 7, state: 'open' }
_.pickBy({ a: orders[0], b: orders[1] }, { state: 'open' }); // => { b: { id: 7, state: 'open' } }

// functions-only
const orders = [{ id: 8, state: 'paid' }];
orders.map('id'); // => throws TypeError
orders.filter({ state: 'paid' }); // => throws TypeError
orders.find(['state', 'paid']); // => throws TypeError
pickBy({ a: orders[0] }, { state: 'paid' }); // => throws TypeError
omitBy({ a: orders[0] }, 'state'); // => throws TypeError
cloneWith({ a: orders[0] }, 'state'); // => throws TypeError

// no-early-exit
const [own, theirs] = [[], []];
const stopAtTwo = (log) => (n) => {
  log.push(n);
  return n < 2;
};
[1, 2, 3].forEach(stopAtTwo(own));
void _.each([1, 2, 3], stopAtTwo(theirs));
[own, theirs]; // => [[1, 2, 3], [1, 2]]

// minus-zero
[['a', 'b'].slice(-0), _.takeRight(['a', 'b'], 0)]; // => [['a', 'b'], []]

// sort-strings
const tags = ['sale', 'new', 'gift'];
[...tags].sort((a, b) => a - b); // => ['sale', 'new', 'gift']
[...tags].sort((a, b) => a.localeCompare(b)); // => ['gift', 'new', 'sale']
_.sortBy(tags); // => ['gift', 'new', 'sale']

// first-sets-length
const [first, second] = [['a'], [1, 2]];
first.map((item, index) => [item, second[index]]); // => [['a', 1]]
_.zip(first, second); // => [['a', 1], [undefined, 2]]

// size-of-objects
const stock = { pen: 3, ink: 1 };
[stock.length, Object.keys(stock).length, _.size(stock)]; // => [undefined, 2, 2]

// arrays-of-objects
const stock = { pen: 3, ink: 1 };
[Object.values(stock), _.toArray(stock)]; // => [[3, 1], [3, 1]]
[...stock]; // => throws TypeError

// object-rows
const stock = { pen: 3, ink: 1 };
const double = (n) => n * 2;
const isLarge = (n) => n > 1;
const join = (value, key) => `${key}${value}`;
const entries = Object.entries(stock);
const pairs = [
  [{ db: { port: 1 } }?.db?.port, _.get({ db: { port: 1 } }, 'db.port')],
  [{}?.db?.port, _.get({}, 'db.port')],
  [
    ['db', 'port'].reduce((value, key) => value?.[key], { db: {} }),
    _.get({ db: {} }, ['db', 'port']),
  ],
  [['pen'].reduce((value, key) => value?.[key], stock), _.get(stock, ['pen'])],
  [((object) => object.pen)(stock), _.property('pen')(stock)],
  [entries, _.entries(stock)],
  [entries, _.toPairs(stock)],
  [Object.fromEntries(entries), _.fromPairs(entries)],
  [
    Object.fromEntries(entries.map(([key, n]) => [key, double(n, key)])),
    _.mapValues(stock, double),
  ],
  [Object.fromEntries(entries.map(([key, n]) => [join(n, key), n])), _.mapKeys(stock, join)],
  [Object.fromEntries(entries.map(([key, value]) => [value, key])), _.invert(stock)],
  [Object.keys(stock).find((key) => isLarge(stock[key])), _.findKey(stock, isLarge)],
  [Object.assign({ pen: 1 }, stock, { cap: 2 }), _.extend({ pen: 1 }, stock, { cap: 2 })],
  [{ ...{ pen: 9, cap: 2 }, ...stock }, _.defaults({ ...stock }, { pen: 9, cap: 2 })],
];
pairs.filter(([own, theirs]) => !_.isEqual(own, theirs)); // => []
const seen = [[], []];
entries.forEach(([key, value]) => ((n, name) => void seen[0].push([n, name]))(value, key));
void _.forOwn(stock, (n, name) => void seen[1].push([n, name]));
_.isEqual(...seen); // => true

// null-default
const orders = [{ city: null }, { city: undefined }, {}];
orders.map((order) => order.city ?? 'none'); // => ['none', 'none', 'none']
orders.map((order) => _.get(order, 'city', 'none')); // => [null, 'none', 'none']

// own-only
const source = Object.assign(Object.create({ inherited: 1 }), { own: 2 });
Object.assign({}, source); // => { own: 2 }
[_.extend({}, source), _.assignIn({}, source)]; // => [{ own: 2, inherited: 1 }, { own: 2, inherited: 1 }]

// undefined-stays
const [defaults, object] = [{ city: 'Rome' }, { city: undefined }];
({ ...defaults, ...object }); // => { city: undefined }
_.defaults({ ...object }, defaults); // => { city: 'Rome' }

// number-rows
const list = [3, 1, 2];
const items = [{ n: 3 }, { n: 1 }];
const by = ({ n }) => n;
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const inRange = (value, start, end) => value >= start && value < end;
const eq = (a, b) => a === b || Object.is(a, b);
const pairs = [
  [
    [6 + 3, 6 - 3, 6 * 3, 6 / 3],
    [_.add(6, 3), _.subtract(6, 3), _.multiply(6, 3), _.divide(6, 3)],
  ],
  [list.reduce((sum, n) => sum + n, 0), _.sum(list)],
  [items.reduce((sum, item) => sum + by(item), 0), _.sumBy(items, by)],
  [list.reduce((sum, n) => sum + n, 0) / list.length, _.mean(list)],
  [
    [Math.max(...list), Math.min(...list)],
    [_.max(list), _.min(list)],
  ],
  [items.reduce((best, item) => (by(item) > by(best) ? item : best)), _.maxBy(items, by)],
  [items.reduce((best, item) => (by(item) < by(best) ? item : best)), _.minBy(items, by)],
  [new MathX(4.006, 2).value(), _.round(4.006, 2)],
  [
    [Math.ceil(1.2), Math.floor(1.8)],
    [_.ceil(1.2), _.floor(1.8)],
  ],
  [[5, 0, 2].map((n) => clamp(n, 1, 3)), [5, 0, 2].map((n) => _.clamp(n, 1, 3))],
  [[2, 3, 4].map((n) => inRange(n, 2, 4)), [2, 3, 4].map((n) => _.inRange(n, 2, 4))],
  [
    [2 > 1, 1 >= 2, 2 < 1, 2 <= 2],
    [_.gt(2, 1), _.gte(1, 2), _.lt(2, 1), _.lte(2, 2)],
  ],
  [
    [eq(NaN, NaN), eq(0, -0), eq(1, 2)],
    [_.eq(NaN, NaN), _.eq(0, -0), _.eq(1, 2)],
  ],
];
pairs.filter(([own, theirs]) => !_.isEqual(own, theirs)); // => []

// empty-extremes
[Math.max(...[]), Math.min(...[]), _.max([]), _.min([])]; // => [-Infinity, Infinity, undefined, undefined]

// empty-reduce
[_.maxBy([], 'n'), _.minBy([], 'n')]; // => [undefined, undefined]
[].reduce((best, item) => (item.n > best.n ? item : best)); // => throws TypeError

// no-precision
[Math.ceil(1.234, 2), Math.floor(1.234, 2)]; // => [2, 1]
[_.ceil(1.234, 2), _.floor(1.234, 2)]; // => [1.24, 1.23]

// string-rows
const pairs = [
  [capitalizeFirstLetter('green TEA'.toLowerCase()), _.capitalize('green TEA')],
  [
    ['tea'.startsWith('te'), 'tea'.startsWith('ea')],
    [_.startsWith('tea', 'te'), false],
  ],
  [
    ['tea'.endsWith('ea'), 'tea'.endsWith('te')],
    [_.endsWith('tea', 'ea'), false],
  ],
  ['a-b-c'.split('-'), _.split('a-b-c', '-')],
  ['a-b-c'.replace('-', '+'), _.replace('a-b-c', '-', '+')],
  [[7, null, 'tea'].map((value) => String(value ?? '')), [7, null, 'tea'].map(_.toString)],
  [['1.5', '', 'tea'].map((text) => Number(text)), ['1.5', '', 'tea'].map(_.toNumber)],
  [[1.8, -1.8].map((n) => Math.trunc(n)), [1.8, -1.8].map(_.toInteger)],
  [Number.parseInt('08', 10), _.parseInt('08')],
  [[1, Infinity, '1'].map(Number.isFinite), [1, Infinity, '1'].map(_.isFinite)],
  [[1, 2 ** 53].map(Number.isSafeInteger), [1, 2 ** 53].map(_.isSafeInteger)],
  [[new TypeError('late'), {}].map((e) => e instanceof Error), [_.isError(new TypeError()), false]],
  [
    [null, undefined, 0].map((value) => value ?? 1),
    [null, undefined, 0].map((v) => _.defaultTo(v, 1)),
  ],
];
pairs.filter(([own, theirs]) => !_.isEqual(own, theirs)); // => []
[('user_' + new ObjectId()).length, _.uniqueId('user_').slice(0, 5)]; // => [29, 'user_']

// symbol-to-number
_.toNumber(Symbol('id')); // => NaN
Number(Symbol('id')); // => throws TypeError

// trunc-nan
[Math.trunc(NaN), _.toInteger(NaN)]; // => [NaN, 0]

// index-as-radix
['10', '10', '10'].map(Number.parseInt); // => [10, NaN, 2]
['10', '10', '10'].map(_.parseInt); // => [10, 10, 10]

// foreign-error
const { runInNewContext } = process.getBuiltinModule('node:vm');
const error = runInNewContext("new Error('late')");
[error instanceof Error, _.isError(error)]; // => [false, true]

// nan-stays
[NaN ?? 1, _.defaultTo(NaN, 1)]; // => [NaN, 1]

// function-rows
const isLarge = (n) => n > 1;
const subtract = (a, b) => a - b;
const steps = [(n) => n + 1, (n) => n * 2];
const negated = (...args) => !isLarge(...args);
const partial =
  (fn, ...first) =>
  (...rest) =>
    fn(...first, ...rest);
const flowed = (value) => steps.reduce((result, step) => step(result), value);
[((value) => value)(7), _.identity(7)]; // => [7, 7]
[negated(2), _.negate(isLarge)(2)]; // => [false, false]
[partial(subtract, 5)(3), _.partial(subtract, 5)(3)]; // => [2, 2]
[flowed(3), _.flow(steps)(3)]; // => [8, 8]
Math.abs(Date.now() - _.now()) < 1000; // => true

// more-rows
const list = [3, 1, 2, 1];
const chunk = (size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (none, n) =>
    list.slice(n * size, (n + 1) * size),
  );
const dropRight = (count) => (count ? list.slice(0, -count) : list);
const [first, second] = [[{ id: 7 }, { id: 8 }], [{ id: 8 }]];
const keyOf = ({ id }) => id;
const ids = new Set(second.map(keyOf));
const isLarge = (n) => n > 1;
const isOdd = (n) => n % 2 === 1;
const tests = [isLarge, isOdd];
const order = { id: 7, address: { zip: '3011', city: 'Bern' } };
const child = Object.create({ inherited: 1 });
const rename = function (prefix, name) {
  return prefix + name + this.suffix;
};
const owner = { suffix: '!' };
const keyed = list.map((item) => [Math.random(), item]).sort(([a], [b]) => a - b);
const shuffled = keyed.map(([, item]) => item);
const pairs = [
  [chunk(3), _.chunk(list, 3)],
  [chunk(2), _.chunk(list, 2)],
  [dropRight(1), _.dropRight(list, 1)],
  [dropRight(0), _.dropRight(list, 0)],
  [list.filter((n) => ![1].includes(n)), _.pullAll([...list], [1])],
  [first.filter((item) => !ids.has(keyOf(item))), _.differenceBy(first, second, keyOf)],
  [[...remove([1, 2], [2, 3]), ...remove([2, 3], [1, 2])], _.xor([1, 2], [2, 3])],
  [[1, 2].map((item, index) => item + [3, 4][index]), _.zipWith([1, 2], [3, 4], _.add)],
  [unique([1, 1, 2]), _.sortedUniq([1, 1, 2])],
  [
    { ...order, address: { ...order.address, city: 'Basel' } },
    _.set(_.cloneDeep(order), 'address.city', 'Basel'),
  ],
  ['inherited' in child, _.hasIn(child, 'inherited')],
  [Object.assign({ a: 1 }, { b: 2 }), _.assignIn({ a: 1 }, { b: 2 })],
  [(() => 7)(), _.constant(7)()],
  [rename.bind(owner, 'a')('b'), _.bind(rename, owner, 'a')('b')],
  [((args) => Math.max(...args))([1, 3]), _.spread(Math.max)([1, 3])],
  [['6', '08'].map((value) => Number.parseInt(value)), ['6', '08'].map(_.unary(Number.parseInt))],
  [[1, 2, 3].map((n) => tests.every((test) => test(n))), [1, 2, 3].map(_.overEvery(tests))],
  [[0, 1, 2].map((n) => tests.some((test) => test(n))), [0, 1, 2].map(_.overSome(tests))],
  ['crème brûlée'.normalize('NFD').replace(/\p{M}/gu, ''), _.deburr('crème brûlée')],
  [list.slice(0, [...list.map(isLarge), false].indexOf(false)), _.takeWhile(list, isLarge)],
  [list.slice(0, [...list.map(isFunction), false].indexOf(false)), _.takeWhile(list, isFunction)],
  [shuffled.toSorted(), _.shuffle(list).toSorted()],
];
pairs.filter(([own, theirs]) => !_.isEqual(own, theirs)); // => []
const log = [];
void setTimeout((text) => log.push(text), 20, 'timer');
void _.delay((text) => log.push(text), 20, 'delay');
void _.defer((text) => log.push(text), 'defer');
await new Promise((resolve) => setTimeout(resolve, 100));
log.toSorted(); // => ['defer', 'delay', 'timer']

// union-by
const [first, second] = [[{ id: 7 }], [{ id: 8 }, { id: 7 }]];
const byId = new Map([...first, ...second].map((item) => [item.id, item]));
[[...byId.values()], _.unionBy(first, second, 'id')]; // => [[{ id: 7 }, { id: 8 }], [{ id: 7 }, { id: 8 }]]

// set-copies
const order = Object.freeze({ id: 7, address: Object.freeze({ city: 'Bern' }) });
const moved = { ...order, address: { ...order.address, city: 'Basel' } };
[moved.address.city, order.address.city]; // => ['Basel', 'Bern']
const changed = { address: { city: 'Bern' } };
_.set(changed, 'address.city', 'Basel') === changed; // => true

// takes-booleans
const tested = [];
const isLow = (n) => tested.push(n) && n < 2;
const run = [1, 3, 1];
run.slice(0, [...run.map(isLow), false].indexOf(false)); // => [1]
tested; // => [1, 3, 1]
const truthy = (n) => n < 2 && 'low';
run.slice(0, [...run.map((n) => truthy(n) || 0), false].indexOf(false)); // => [1, 3, 1]

// one-call
const calls = [];
let done;
const first = (name) => (done ??= { value: calls.push(name) }).value;
const once = _.once((name) => calls.push(name));
[first('tea'), first('milk'), once('cocoa'), once('water')]; // => [1, 1, 2, 2]
calls; // => ['tea', 'cocoa']

// cached-null
const asked = [];
const find = (key) => {
  asked.push(key);
  return key === 'tea' ? 4 : null;
};
const cache = new Map();
const cached = (key) => cache.get(key) ?? cache.set(key, find(key)).get(key);
[cached('tea'), cached('tea'), cached('milk'), cached('milk')]; // => [4, 4, null, null]
asked; // => ['tea', 'milk', 'milk']
const memoized = _.memoize(find);
[memoized('tea'), memoized('tea')]; // => [4, 4]

// numeric-entity
const text = `<b title="a'b">&</b>`;
text.replace(/[&<>"']/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
// => '&#60;b title=&#34;a&#39;b&#34;&#62;&#38;&#60;/b&#62;'
_.escape(text); // => '&lt;b title=&quot;a&#39;b&quot;&gt;&amp;&lt;/b&gt;'

// sharp-s
['größe'.normalize('NFD').replace(/\p{M}/gu, ''), _.deburr('größe')]; // => ['große', 'grosse']

// fooled-by-tag
const names = ['Boolean', 'Date', 'Number', 'RegExp', 'String'];
const tagged = names.map((name) => [name, { [Symbol.toStringTag]: name }]);
tagged.every(([name, value]) => funtool[`is${name}`](value)); // => true
tagged.some(([name, value]) => _[`is${name}`](value)); // => false

// weak-other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const [map, set] = [runInNewContext('new WeakMap()'), runInNewContext('new WeakSet()')];
[isWeakMap(map), _.isWeakMap(map), isWeakMap(new WeakMap())]; // => [false, true, true]
[isWeakSet(set), _.isWeakSet(set), isWeakSet(new WeakSet())]; // => [false, true, true]
