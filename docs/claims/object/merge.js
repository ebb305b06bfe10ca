import { merge, mergeDeep, omit, pick } from 'funtool/object';
import _ from 'lodash';

// unchanged
const target = Object.freeze({ lang: 'en', pageSize: 20 });
const source = Object.freeze({ lang: 'zh' });
merge(target, source); // => { lang: 'zh', pageSize: 20 }
target; // => { lang: 'en', pageSize: 20 }
source; // => { lang: 'zh' }

// target-copied
let rate = 2;
const target = Object.create(
  { inherited: 1 },
  {
    hidden: { value: 1 },
    total: { enumerable: true, get: () => rate },
  },
);
const merged = merge(target, {});
rate = 3;
merged; // => { total: 2 }
'inherited' in merged; // => false
Object.hasOwn(merged, 'hidden'); // => false

// source-copied
let rate = 2;
const source = Object.create(
  { inherited: 1 },
  {
    hidden: { value: 1 },
    fixed: { enumerable: true, value: 5 },
    rate: {
      enumerable: true,
      get: () => rate,
      set: (value) => void (rate = value),
    },
  },
);
const merged = merge({}, source);
Object.keys(merged); // => ['fixed', 'rate']
'inherited' in merged; // => false
Object.hasOwn(merged, 'hidden'); // => false
merged.rate = 3;
rate; // => 3
merged.rate; // => 3
merged.fixed = 6; // => throws TypeError

// new-plain
class Cart {
  items = ['tea'];
}
const cart = new Cart();
const coupon = { coupon: 'MAY' };
const merged = merge(cart, coupon);
merged; // => { items: ['tea'], coupon: 'MAY' }
merged === cart; // => false
merged === coupon; // => false
Object.getPrototypeOf(merged) === Object.prototype; // => true

// order
const target = { b: 1, a: 2 };
const source = { d: 3, a: 4, c: 5 };
merge(target, source); // => { b: 1, a: 4, d: 3, c: 5 }
Object.keys(merge(target, source)); // => ['b', 'a', 'd', 'c']

// symbols
const first = Symbol('first');
const second = Symbol('second');
merge({ [first]: 1 }, { [second]: 2 }); // => { [first]: 1, [second]: 2 }

// shared
const target = { font: { size: 14 } };
const source = { tags: ['new'] };
const merged = merge(target, source);
merged.font === target.font; // => true
merged.tags === source.tags; // => true

// read-only-types typed
const team = { pageSize: 20 };
const policy = Object.freeze(team);
const both = merge({ pageSize: 50 }, policy);
both.pageSize = 30; // => throws TypeError
const added = merge({ lang: 'en' }, policy);
// @ts-expect-error -- read-only
added.pageSize = 30; // => throws TypeError

// deep-differs
const defaults = { font: { size: 14, face: 'serif' } };
const own = { font: { size: 16 } };
merge(defaults, own); // => { font: { size: 16 } }
mergeDeep(defaults, own); // => { font: { size: 16, face: 'serif' } }
mergeDeep(defaults, undefined); // => undefined
merge(defaults, undefined); // => { font: { size: 14, face: 'serif' } }

// selecting
pick({ id: 7, name: 'Ada' }, ['id']); // => { id: 7 }
omit({ id: 7, name: 'Ada' }, ['id']); // => { name: 'Ada' }

// native-spread
const objects = [{ a: 1, b: undefined }, { b: { c: 2 }, a: null }, {}, { 1: 2 }];
objects.every((target) =>
  objects.every((source) => {
    const merged = Object.entries(merge(target, source));
    return _.isEqual(merged, Object.entries({ ...target, ...source }));
  }),
); // => true
({ ...{ a: 1 }, ...{ b: 2 }, ...{ a: 3 } }); // => { a: 3, b: 2 }

// lodash-assign
const target = { a: 1 };
let rate = 2;
const source = {
  get rate() {
    return rate;
  },
};
_.assign(target, source, { c: 3 }); // => { a: 1, rate: 2, c: 3 }
rate = 4;
target; // => { a: 1, rate: 2, c: 3 }

// lodash-merge
const defaults = { font: { size: 14, face: 'serif' } };
const own = { font: { size: 16 } };
mergeDeep(defaults, own); // => { font: { size: 16, face: 'serif' } }
_.merge({}, defaults, own); // => { font: { size: 16, face: 'serif' } }
