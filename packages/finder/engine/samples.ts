const texts = `
x|cat|Cat|CAT|some words here|Some Words|One sentence, with a comma.|snake_case_name|kebab-case-name
camelCaseName|PascalName|  padded  |behind |42|3.5|a,b;c|you@example.org|https://example.org/a?b=1#c
naïve|中文|v1.2.3|  |`.split(/[|\n]/);

const numbers = [0, 1, -0, 7, -3, 2.5, -1.25, NaN, Infinity, 1_000_000, 0n, 12n];
const lists = [[], [1, 2, 3], [1, 1, 2], ['a', 'b', 'a'], [null], [[1], [2, [3]]], [{ id: 1 }]];
const objects = [{}, { a: 1 }, { a: 1, b: null }, { a: { b: 2 } }, { name: 'Ada', tags: ['x'] }];
const collections = [new Set(), new Set([1, 2]), new Map(), new Map([['a', 1]])];
const others = [true, false, null, undefined, new Date(0), new Date(NaN), /x/g, /^a$/];

/** Values of every kind: what a function does to them says how much its answer tells. */
export const SAMPLES: unknown[] = [
  ...texts,
  ...numbers,
  ...lists,
  ...objects,
  ...collections,
  ...others,
];
