import { merge, mergeDeep } from 'funtool/object';
import _ from 'lodash';

// unchanged
const target = Object.freeze({ font: Object.freeze({ size: 14 }) });
const source = Object.freeze({ font: Object.freeze({ size: 16 }) });
mergeDeep(target, source); // => { font: { size: 16 } }
target; // => { font: { size: 14 } }
source; // => { font: { size: 16 } }

// discarded
class Cart {
  items = ['tea'];
}
const source = { coupon: 'MAY' };
const others = [new Cart(), new Map(), new Date(), () => {}, 7, 'ab', null];
others.every((target) => mergeDeep(target, source) === source); // => true

// must-match
const targets = [{ a: 1 }, ['a']];
const sources = [new Map(), new Date(), () => {}, 7, 'ab', null, undefined];
targets.every((target) => sources.every((source) => mergeDeep(target, source) === source)); // => true
const list = ['b'];
mergeDeep({ a: 1 }, list) === list; // => true
const plain = { b: 2 };
mergeDeep(['a'], plain) === plain; // => true

// new-containers
const object = { a: 1 };
const list = ['a'];
mergeDeep(object, {}); // => { a: 1 }
mergeDeep(object, {}) === object; // => false
mergeDeep({}, object) === object; // => false
mergeDeep(list, []); // => ['a']
mergeDeep(list, []) === list; // => false
mergeDeep([], list) === list; // => false

// every-level
const target = { rows: [{ a: 1, b: new Set(['x']) }, 'kept'] };
const source = { rows: [{ b: new Set(['y']), c: [3] }, undefined] };
mergeDeep(target, source);
// => { rows: [{ a: 1, b: new Set(['y']), c: [3] }, 'kept'] }
mergeDeep({ a: { b: 1 } }, { a: { b: undefined } });
// => { a: { b: undefined } }

// symbols
const font = Symbol('font');
mergeDeep({ [font]: { size: 14, face: 'serif' } }, { [font]: { size: 16 } });
// => { [font]: { size: 16, face: 'serif' } }

// ignored-properties
const inherited = Object.assign(Object.create(null), { inherited: 1 });
const source = Object.create(inherited, { hidden: { value: 1 } });
source.own = 2;
const merged = mergeDeep({}, source);
merged; // => { own: 2 }
'inherited' in merged; // => false
Object.hasOwn(merged, 'hidden'); // => false

// shared
const target = { font: { size: 14 } };
const source = { tags: ['new'] };
const merged = mergeDeep(target, source);
merged.font === target.font; // => true
merged.tags === source.tags; // => true

// deep-structures
const nested = () => {
  let value = {};
  for (let level = 0; level < 100_000; level++) value = { value };
  return value;
};
mergeDeep(nested(), nested()); // => throws RangeError
const target = nested();
mergeDeep(target, {}).value === target.value; // => true

// cycle-on-one-side
const cyclic = { name: 'Web' };
cyclic.self = cyclic;
mergeDeep(cyclic, { name: 'Apps' }).self === cyclic; // => true
mergeDeep({ name: 'Apps' }, cyclic).self === cyclic; // => true

// proto-key
const source = JSON.parse('{"__proto__":{"isAdmin":true}}');
const merged = mergeDeep({}, source);
Object.getPrototypeOf(merged).isAdmin; // => true
merged.isAdmin; // => true
Object.keys(merged); // => []
({}).isAdmin; // => undefined

// replaced
const values = [/b/g, new Uint8Array([2]), new Date(0), new Map(), new Set()];
const others = [/a/i, new Uint8Array([1]), new Date(9), new Map(), new Set()];
values.every((value, index) => {
  const merged = mergeDeep({ part: others[index] }, { part: value });
  return merged.part === value;
}); // => true

// instance-first
class Cart {
  items = ['tea'];
  count() {
    return this.items.length;
  }
}
const merged = mergeDeep({ ...new Cart() }, { coupon: 'MAY' });
merged; // => { items: ['tea'], coupon: 'MAY' }
merged.count; // => undefined

// merge-differs
const target = { font: { size: 14 }, tags: ['new', 'sale'] };
let rate = 2;
const source = {
  font: { face: 'serif' },
  tags: ['wool'],
  get rate() {
    return rate;
  },
};
const merged = merge(target, source);
merged.font; // => { face: 'serif' }
merged.tags; // => ['wool']
rate = 3;
merged.rate; // => 3

// native-shallow
const defaults = { font: { size: 14, face: 'serif' } };
const own = { font: { size: 16 } };
({ ...defaults, ...own }); // => { font: { size: 16 } }
Object.assign({}, defaults, own); // => { font: { size: 16 } }

// native-two-spreads
const defaults = { port: 80, server: { host: 'local', log: true } };
const project = { server: { host: 'eu-1' } };
const spread = {
  ...defaults,
  server: { ...defaults.server, ...project.server },
};
spread; // => { port: 80, server: { host: 'eu-1', log: true } }
mergeDeep(defaults, project);
// => { port: 80, server: { host: 'eu-1', log: true } }

// lodash-merge
const target = { tags: ['new', 'sale'], lang: 'en' };
_.merge(target, { tags: ['wool'], lang: undefined }, { size: 14 });
// => { tags: ['wool', 'sale'], lang: 'en', size: 14 }
target; // => { tags: ['wool', 'sale'], lang: 'en', size: 14 }
