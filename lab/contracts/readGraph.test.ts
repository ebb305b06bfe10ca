import { describe, expect, it } from 'vitest';
import { isUnchanged, readGraph, writeGraph } from './readGraph';

function changes<Value>(value: Value, change: (value: Value) => void): boolean {
  const before = readGraph([value]);
  change(value);
  return !isUnchanged(before, readGraph([value]));
}

const makeValue = () => ({ a: [new Date(NaN), new Map([['k', Symbol('s')]])], f: () => 1 });

const textOf = (value: unknown) => writeGraph(readGraph([value]));

describe('what has changed', () => {
  it.each<[string, boolean]>([
    ['an element', changes([1], (list) => (list[0] = 2))],
    ['a hole', changes([undefined], (list) => delete list[0])],
    ['a symbol key', changes({}, (object) => Object.assign(object, { [Symbol('a')]: 1 }))],
    ['a flag', changes({ a: 1 }, (object) => Object.freeze(object))],
    ['a prototype', changes({}, (object) => Object.setPrototypeOf(object, null))],
    ['an entry of a map', changes(new Map([[{}, 1]]), (map) => map.clear())],
    ['an element of a set', changes(new Set([1]), (set) => set.add(2))],
    ['a date', changes(new Date(0), (date) => date.setTime(1))],
    ['the place of a pattern', changes(/a/g, (pattern) => (pattern.lastIndex = 1))],
    ['a byte', changes(new Uint8Array(1).buffer, (buffer) => new Uint8Array(buffer).fill(1))],
    ['an object within another', changes([[{ a: 1 }]], (list) => (list[0]![0] = { a: 1 }))],
  ])('is seen of %s', (_, isSeen) => expect(isSeen).toBe(true));

  it('is nothing where nothing was done', () => {
    const cyclic: Record<string, unknown> = { list: [NaN, -0, new Date(NaN)] };
    cyclic['self'] = cyclic;
    expect(changes(cyclic, () => {})).toBe(false);
  });
});

describe('the text of a value', () => {
  it('is that of an equal one', () => {
    expect(textOf(makeValue())).toBe(textOf(makeValue()));
  });

  it.each([
    [0, -0],
    [1, '1'],
    [[undefined], Array(1)],
    [{ a: 1 }, Object.freeze({ a: 1 })],
    [[1], { 0: 1 }],
    [new Error('a'), new Error('b')],
    [new Number(1), new Number(2)],
  ])('tells %o from %o', (a, b) => expect(textOf(a)).not.toBe(textOf(b)));
});

it.each([
  ['a proxy', new Proxy({}, {})],
  ['a revoked proxy', revoked()],
  ['a promise', Promise.resolve()],
  ['an object of the host', new Blob(['a'])],
  [
    'private fields',
    new (class {
      #a = 1;
      a = () => this.#a;
    })(),
  ],
])('says that it cannot see into %s', (_, value) => {
  expect(readGraph([[value]]).isComplete).toBe(false);
  expect(textOf([value])).toContain('hidden');
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

it('runs no getter', () => {
  const value = Object.defineProperty({}, 'a', {
    get: () => {
      throw new Error('was run');
    },
  });
  expect(readGraph([value]).isComplete).toBe(true);
});

it('reads a buffer whose content was transferred', () => {
  const buffer = new ArrayBuffer(1);
  structuredClone(buffer, { transfer: [buffer] });
  expect(textOf(buffer)).toContain('detached');
});
