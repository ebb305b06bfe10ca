import { afterEach, expect, it, vi } from 'vitest';
import * as funtool from '../src';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Has the browser call itself something. */
const inBrowser = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });

/** Draws numbers that divide the range from 0 to 1 into equal parts, one after the other. */
function drawInOrder(parts: number): void {
  let count = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => count++ / parts);
}

const byDots = (path: string[]) => path.join('.');
const id = new funtool.ObjectId('ff1d7f3b1c9d44fe00000080');
const view = new DataView(new ArrayBuffer(1));
const claimed = { [Symbol.toStringTag]: 'Date', year: 2024 };
const hidden = Object.create(null, { secret: { value: 2 } }) as object;

const tagged = { [Symbol.toStringTag]: 'RegExp' };
const secretive = Object.defineProperty({ stock: 2 }, 'price', { value: 5, enumerable: false });

/**
 * What the measured calls (`library/behaviour/`) leave open: each row fails for a change of the library
 * that none of them notices, as mutation has shown. It says a property, how to see it, and what it gives.
 */
const PROPERTIES: [property: string, see: () => unknown, expected: unknown][] = [
  [
    'at has nothing in an empty array, whatever the index',
    () => funtool.at([], 'length' as never),
    undefined,
  ],
  [
    'cloneDeepWith copies null',
    () => funtool.cloneDeepWith({ a: null }, () => undefined),
    { a: null },
  ],
  [
    'cloneWith copies an array without a function',
    () => funtool.cloneWith([1, 2], 'x' as never),
    [1, 2],
  ],
  ['merge takes nothing that is hidden', () => Reflect.ownKeys(funtool.merge(hidden, hidden)), []],
  [
    'mergeDeep takes nothing that is hidden',
    () => Reflect.ownKeys(funtool.mergeDeep({}, hidden)),
    [],
  ],
  [
    'parseQueryDeepWith has nothing of a text',
    () => funtool.parseQueryDeepWith('a=1' as never, byDots),
    '',
  ],
  [
    'parseQueryDeepWith skips null',
    () => funtool.parseQueryDeepWith({ a: [null, 1] }, byDots),
    'a.1=1',
  ],
  [
    'parseQueryDeepWith skips undefined',
    () => funtool.parseQueryDeepWith({ a: [undefined, 1] }, byDots),
    'a.1=1',
  ],
  [
    'toTitleCase makes one space of several signs',
    () => funtool.toTitleCase('well--known_'),
    'Well Known ',
  ],
  ['trimStart leaves spaces between words', () => funtool.trimStart('a b'), 'a b'],
  [
    'words keeps capitals whole at a separator',
    () => funtool.words('API_KEY v'),
    ['API', 'KEY', 'v'],
  ],
  ['cloneDeep takes nothing that is hidden', () => Reflect.ownKeys(funtool.cloneDeep(hidden)), []],
  [
    'clone copies what only claims to be a date',
    () => Object.entries(funtool.clone(claimed)),
    [['year', 2024]],
  ],
  ['clone gives a view bytes of its own', () => funtool.clone(view).buffer === view.buffer, false],
  [
    'isFloat wants a number that is not whole',
    () => [0.5, 1, NaN, '0.5'].map(funtool.isFloat),
    [true, false, true, false],
  ],
  [
    'urlParse has / where there is no path',
    () => ['', '?page=2', '//a.example', 'https://'].map((url) => funtool.urlParse(url).pathname),
    ['/', '/', '/', '/'],
  ],
  [
    'urlParse has empty texts for what is missing',
    () => funtool.urlParse(''),
    {
      hash: '',
      host: '',
      hostname: '',
      href: '',
      origin: '//',
      pathname: '/',
      port: '',
      protocol: '',
      query: {},
      search: '',
    },
  ],
  [
    'urlParse knows protocols of letters before two slashes',
    () =>
      ['HTTP://a', 'git+ssh://a', 'mailto:b@a', ' https://a'].map(
        (url) => funtool.urlParse(url).protocol,
      ),
    ['HTTP:', '', '', ''],
  ],
  [
    'urlParse trims keys and values',
    () => funtool.urlParse('/p?%20page%20=%202%20&%20=3').query,
    { page: 2 },
  ],
  [
    'isBuffer takes nothing for a buffer where no Buffer can tell',
    () => {
      const bytes = Buffer.alloc(1);
      vi.stubGlobal('Buffer', {});
      return funtool.isBuffer(bytes);
    },
    false,
  ],
  ['debounce can be cancelled before a call', () => funtool.debounce(byDots).cancel(), undefined],
  [
    'debounce throws what its function throws after it was cancelled from inside',
    () => {
      const save: { (): Promise<unknown>; cancel: () => void; flush: () => unknown } =
        funtool.debounce(() => {
          save.cancel();
          throw new Error('refused');
        });
      save().catch(() => {});
      try {
        return save.flush();
      } catch (error) {
        return (error as Error).message;
      }
    },
    'refused',
  ],
  [
    'ObjectId fills up the digits of an early time',
    () => {
      vi.useFakeTimers({ now: 10_000 });
      return new funtool.ObjectId().toHex().slice(0, 8);
    },
    '0000000a',
  ],
  [
    'ObjectId writes base64 where there is no btoa',
    () => {
      vi.stubGlobal('btoa', undefined);
      return id.toBase64();
    },
    '/x1/OxydRP4AAACA',
  ],
  [
    'generateVerificationCode draws from all letters and digits but those that look alike',
    () => {
      drawInOrder(57);
      return [...funtool.generateVerificationCode(57)].toSorted().join('');
    },
    '23456789ABCDEFGHIJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz',
  ],
  [
    'getBrowserType names versions 7 to 11 of Internet Explorer',
    () =>
      [6, 7, 8, 9, 10, 11, 12].map((version) => {
        inBrowser(`Mozilla/4.0 (compatible; MSIE ${version}.0; Windows NT 6.1)`);
        return funtool.getBrowserType();
      }),
    [null, 'IE7', 'IE8', 'IE9', 'IE10', 'IE11', null],
  ],
  [
    'parseUA knows rarer browsers, systems, engines and devices',
    () =>
      [
        'Vivaldi/6.5',
        'SamsungBrowser/23.0',
        'Windows Phone 8.1 EdgeHTML/18.1',
        'NetCast.TV',
        'Wearable',
      ].map((text) => {
        const { browser, os, engine, device } = funtool.parseUA(text);
        const parts = [browser, os, engine].map(({ name, version }) => `${name} ${version}`);
        return [...parts.filter((part) => part !== 'null null'), device.type];
      }),
    [
      ['Vivaldi 6.5', 'Desktop'],
      ['Samsung Internet 23.0', 'Desktop'],
      ['Windows Phone 8.1', 'EdgeHTML 18.1', 'Desktop'],
      ['SmartTV'],
      ['Wearable'],
    ],
  ],
];

it.each(PROPERTIES)('%s', async (_, see, expected) => {
  expect(await see()).toEqual(expected);
});

/** Each differs from all others. */
const makeDifferent = () =>
  [
    [[], [1], new Set(), new Set([1]), new Map(), new Map([[1, 1]]), {}, { a: 1 }, { a: 1, b: 2 }],
    [new Date(5), 5, null, 'a', true, /a/, /a/g, new Uint8Array(1).buffer],
    [Uint8Array.of(1), Uint8Array.of(1, 2), Uint8Array.of(1, 3), Int8Array.of(1), view],
  ].flat();

it('isEqual tells kinds, sizes and contents apart, whichever value comes first', () => {
  const others = makeDifferent();
  const equal = makeDifferent().map((value) =>
    others.flatMap((other, index) => (funtool.isEqual(value, other) ? index : [])),
  );
  expect(equal).toEqual(others.map((_, index) => [index]));
});

it.each([
  ['finds NaN equal to itself alone', [NaN, NaN], [NaN, 1], undefined, false],
  ['keeps the order in arrays of arrays', [[1, 2]], [[2, 1]], undefined, false],
  ['loses the order in arrays below an object', [{ a: [[1, 2]] }], [{ a: [[2, 1]] }], true, true],
  ['keeps the order in a map', new Map([[1, [1, 2]]]), new Map([[1, [2, 1]]]), false, false],
  ['keeps the order in a set', new Set([1, 2]), new Set([2, 1]), undefined, false],
  ['keeps the order in a set on request', new Set([1, 2]), new Set([2, 1]), false, false],
  ['takes null for ordered', [1, 2], [2, 1], null, false],
  ['takes an empty object for unordered', [1, 2], [2, 1], {}, true],
  ['wants as many of each element', [1, 1, 2], [1, 2, 2], false, false],
  ['takes a hole for undefined', Array(1), [undefined], undefined, true],
  [
    'compares a view by its own bytes',
    Uint8Array.of(1),
    Uint8Array.of(0, 1).subarray(1),
    true,
    true,
  ],
  [
    'compares patterns by their tag',
    { ...tagged, source: 'a' },
    { ...tagged, source: 'b' },
    true,
    true,
  ],
  ['reads hidden keys of the second value', { price: 5 }, secretive, true, true],
  ['reads no hidden keys of the first value', secretive, { price: 5 }, true, false],
])('isEqual %s', (_, a, b, options, expected) => {
  expect(funtool.isEqual(a, b, options as boolean)).toBe(expected);
});
