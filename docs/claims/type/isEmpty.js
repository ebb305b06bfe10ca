import { keys } from 'funtool/object';
import { trim } from 'funtool/string';
import { isEmpty, isNil } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.map((value) => isEmpty(value));
// => [true, true, true, false, false, false, true, true, false]

// unchanged
const filters = Object.freeze({ tags: Object.freeze([]), text: ' ' });
isEmpty(filters); // => false
filters; // => { tags: [], text: ' ' }
const list = Object.freeze([]);
isEmpty(list); // => true
list; // => []

// empty
const hidden = Object.defineProperty({ [Symbol('id')]: 7 }, 'note', { value: 1 });
const values = [null, undefined, '', ' \n', new String(' '), 0, -0, NaN, [], {}, hidden];
values.every((value) => isEmpty(value)); // => true
isEmpty(Object.create(null)); // => true
isEmpty(new Date(NaN)); // => true

// others
class Filter {}
const objects = [new Map(), new Set(), new Filter(), new Date(0), /a/, () => 1];
const values = [...objects, 'a', 1, -1, Infinity, true, false, 0n, [0], { a: 0 }];
values.some((value) => isEmpty(value)); // => false
isEmpty(new Uint8Array(0)); // => false
isEmpty(new ArrayBuffer(0)); // => false
isEmpty(Symbol('')); // => false
isEmpty(new Error('')); // => false

// date-tag
class Day {
  get [Symbol.toStringTag]() {
    return 'Date';
  }
}
isEmpty(new Day()); // => throws TypeError

// related
[null, undefined, '', 0, [], {}].map((value) => isNil(value));
// => [true, true, false, false, false, false]
trim(' a '); // => 'a'
keys({ name: 'Ada', age: 36 }); // => ['name', 'age']

// native
const lists = [[], ['a']];
lists.map((list) => list.length === 0); // => [true, false]
const texts = ['', ' ', 'a'];
texts.map((text) => text.trim() === ''); // => [true, true, false]
const maps = [new Map(), new Map([['EUR', 2]])];
maps.map((map) => map.size === 0); // => [true, false]

// lodash-is-empty
const values = [0, 7, NaN, true, false, new Map(), new Set()];
values.every((value) => _.isEmpty(value)); // => true
_.isEmpty('  '); // => false

// string-tag
isEmpty({ [Symbol.toStringTag]: 'String' }); // => throws TypeError

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isEmpty(proxy); // => throws TypeError
