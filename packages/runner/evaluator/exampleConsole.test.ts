import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { createConsole } from './exampleConsole';

type Calls = (console: Console) => void;

const circle: Record<string, unknown> = { name: 'circle' };
circle['self'] = circle;

class Order {
  id = 1;
}

const CALLS: [string, Calls][] = [
  ['log', ({ log }) => log('a', 1, [1, { b: { c: { d: {} } } }], 'it’s', new Order(), Symbol('s'))],
  ['log without arguments', ({ log }) => log()],
  ['each level', (c) => [c.info('i'), c.warn('w'), c.error('e'), c.debug('d'), c.dirxml('x', [1])]],
  ['%s', ({ log }) => log('%s %s %s %s %s', 'a', -0, 5n, { a: { b: {} } }, Symbol('s'))],
  [
    '%s of a function, an instance, nothing',
    ({ log }) => log('%s|%s|%s|%s', mask, new Order(), null),
  ],
  ['%d', ({ log }) => log('%d %d %d %d %d', '42', 1.5, 5n, {}, -0)],
  ['%i and %f', ({ log }) => log('%i %i %f %f', 42.9, 'x', '1.5abc', Symbol('s'))],
  ['%j', ({ log }) => log('%j %j %j', { a: [1] }, 'a', circle)],
  ['%o and %O', ({ log }) => log('%o %O', { a: [1, 2] }, { a: { b: { c: { d: {} } } } })],
  ['%c', ({ log }) => log('%cred%c plain', 'color: red', '')],
  ['%% and unknown ones', ({ log }) => log('100%% %x %', 1)],
  ['%% alone', ({ log }) => log('100%%')],
  ['fewer and more arguments', ({ log }) => [log('%s %s', 'a'), log('%s', 'a', 'b', { c: 1 })]],
  ['lines that begin with “at”', ({ log }) => log('we meet\n    at noon\n    at (the) door')],
  ['an error with a cause', ({ log }) => log(new Error('a', { cause: new TypeError('b') }))],
  ['an error within an object', ({ log }) => log({ error: new RangeError('a'), next: 1 })],
  ['many items', ({ log }) => log(Array.from({ length: 120 }, (_, index) => index))],

  ['assert that holds', ({ assert }) => [assert(true, 'a'), assert(1)]],
  ['assert that fails', ({ assert }) => [assert(false), assert(0, 'a %s', 'b')]],

  ['dir', ({ dir }) => dir({ a: { b: { c: { d: {} } } } }, { depth: 0 })],
  ['dir of all depths', ({ dir }) => dir({ a: { b: { c: { d: { e: 1 } } } } }, { depth: null })],
  ['dir without options', ({ dir }) => [dir('%s'), dir([1, 'a']), dir(null)]],
  [
    'dir of hidden keys',
    ({ dir }) => dir(Object.defineProperty({}, 'a', { value: 1 }), { showHidden: true }),
  ],

  ['count', ({ count }) => [count(), count('a'), count(), count(null as never), count('%d')]],
  ['countReset', (c) => [c.count('a'), c.count('a'), c.countReset('a'), c.count('a')]],
  ['countReset of nothing', (c) => [c.countReset(), c.countReset('a')]],

  ['time', (c) => [c.time(), c.timeLog(), c.timeEnd()]],
  ['time with labels', (c) => [c.time('a'), c.timeLog('a', 'half', { b: 1 }), c.timeEnd('a')]],
  ['time twice', (c) => [c.time('a'), c.time('a'), c.timeEnd('a'), c.timeEnd('a')]],
  ['time without start', (c) => [c.timeEnd(), c.timeLog('a')]],

  [
    'groups',
    (c) => [c.group('a', 1), c.log('b\nc'), c.group(), c.warn({ d: 1 }), c.groupEnd(), c.log('e')],
  ],
  [
    'groups that end',
    (c) => [c.groupCollapsed('%s!', 'a'), c.groupEnd(), c.groupEnd(), c.log('b')],
  ],
  [
    'all that is in groups',
    (c) => [c.group(), c.dir([1]), c.count(), c.trace('t'), c.assert(false)],
  ],
  ['clear', (c) => [c.group('a'), c.clear(), c.log('b')]],

  ['trace', ({ trace }) => [trace(), trace('a %s', 'b', { c: 1 })]],
];

/** Stack frames and times differ from run to run. */
const mask = (text: string) =>
  text
    .replace(/\n\s+at .*:\d+(?=\)?)\)?/g, '')
    .replace(/\n\s+at .*\(<anonymous>\)/g, '')
    .replace(/[\d.]+ms/g, 'TIME');

function outputOfNode(call: Calls): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(mask(String(chunk)));
      done();
    },
  });
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation((text) => {
    lines.push(`${String(text)}\n`);
  });
  call(bindMethods(new Console(stream)));
  warn.mockRestore();
  return lines.join('');
}

const bindMethods = (console: Console) =>
  Object.fromEntries(
    Object.entries(console).map(([name, method]) => [name, method.bind(console)]),
  ) as unknown as Console;

function outputOfOurs(call: Calls): string {
  const lines: string[] = [];
  call(createConsole((_, text) => lines.push(`${mask(text)}\n`)));
  return lines.join('');
}

describe('the console of examples', () => {
  it.each(CALLS)('prints what Node.js prints: %s', (_, call) => {
    expect(outputOfOurs(call)).toBe(outputOfNode(call));
  });

  it('prints the values of a table', () => {
    expect(outputOfOurs(({ table }) => table([{ id: 1 }], ['id']))).toBe('[ { id: 1 } ]\n');
  });

  // As the standard says (https://console.spec.whatwg.org/#assert); Node.js 20 makes a string of it.
  it('prints what is asserted if it is no string', () => {
    const output = outputOfOurs(({ assert }) => assert(false, { a: 1 } as never));
    expect(output).toBe('Assertion failed { a: 1 }\n');
  });
});
