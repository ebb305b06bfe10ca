import { type Guess, type Hint, isFields } from './guess';

type Test = (value: unknown, key: string) => unknown;

const TESTS: [source: string, value: Test][] = [
  ['(value) => value == null', (value) => value === null || value === undefined],
  ['(value) => value === null', (value) => value === null],
  ['(value) => value === undefined', (value) => value === undefined],
  ['(value) => !value', (value) => !value],
  ['(value) => Boolean(value)', Boolean],
  ["(value) => value === ''", (value) => value === ''],
  ...['string', 'number', 'boolean', 'object'].map((type): [string, Test] => [
    `(value) => typeof value === '${type}'`,
    (value) => typeof value === type,
  ]),
  ['(value) => Array.isArray(value)', Array.isArray],
  ['(value) => value > 0', (value) => (value as number) > 0],
  ['(value) => value < 0', (value) => (value as number) < 0],
  ["(value, key) => key.startsWith('_')", (_, key) => key.startsWith('_')],
  ["(value, key) => key.startsWith('$')", (_, key) => key.startsWith('$')],
];

/** Tests of values and names; limits are taken from the numbers of the object. */
export function guessPredicates({ args: [object], result }: Hint): Guess[] {
  if (!isFields(object) || !isFields(result)) return [];
  const limits = Object.values(object).filter((value) => typeof value === 'number');
  const compared = limits.flatMap((limit): [string, Test][] => [
    [`(value) => value >= ${limit}`, (value) => (value as number) >= limit],
    [`(value) => value <= ${limit}`, (value) => (value as number) <= limit],
  ]);
  return [...TESTS, ...compared].map(([source, value]) => ({ source, value }));
}

/** Guesses functions that replace the numbers or the texts in a value. */
export function guessCustomizers({ args: [input], result }: Hint): Guess[] {
  const before = leavesOf(input);
  const after = leavesOf(result);
  const place = before.findIndex((leaf, index) => !Object.is(leaf, after[index]));
  const [from, to] = [before[place], after[place]];
  if (place < 0) return [];
  if (typeof from === 'number' && typeof to === 'number') {
    return [
      ...withNumbers(`* ${to / from}`, (value) => value * (to / from)),
      ...withNumbers(`+ ${to - from}`, (value) => value + (to - from)),
    ];
  }
  if (typeof from === 'number' && to === String(from)) {
    return replaceLeaves('number', 'String(value)', String);
  }
  if (typeof from !== 'string') return [];
  const methods = ['toUpperCase', 'toLowerCase', 'trim'] as const;
  return [
    ...methods.flatMap((name) =>
      replaceLeaves('string', `value.${name}()`, (value) => (value as string)[name]()),
    ),
    ...replaceLeaves('string', 'Number(value)', Number),
  ];
}

function withNumbers(operation: string, change: (value: number) => number): Guess[] {
  return replaceLeaves('number', `value ${operation}`, (value) => change(value as number));
}

function replaceLeaves(type: string, code: string, change: (value: unknown) => unknown): Guess[] {
  return [
    {
      source: `(value) => (typeof value === '${type}' ? ${code} : undefined)`,
      value: (value: unknown) => (typeof value === type ? change(value) : undefined),
    },
    {
      source: `(value) => (typeof value === '${type}' ? ${code} : value)`,
      value: (value: unknown) => (typeof value === type ? change(value) : value),
    },
  ];
}

/** Writes names and values with what stands between them in the result. */
export function guessSerializers({ args: [object], result }: Hint): Guess[] {
  if (!isFields(object) || typeof result !== 'string') return [];
  const [[name, value] = ['', '']] = Object.entries(object);
  const start = result.indexOf(name) + name.length;
  const end = result.indexOf(String(value), start);
  if (name === '' || end <= start) return [];
  const between = result.slice(start, end);
  return [
    {
      source: `(key, value) => \`\${key}${between}\${value}\``,
      value: (key: string, item: unknown) => `${key}${between}${String(item)}`,
    },
  ];
}

/** Joins the names on the way to a value with what stands between them in the result. */
export function guessPaths({ args: [object], result }: Hint): Guess[] {
  if (typeof result !== 'string') return [];
  const [separator] = /[^\w=&%]+/.exec(result) ?? [];
  if (typeof object !== 'object' || !separator) return [];
  return [
    {
      source: `(path) => path.join('${separator}')`,
      value: (path: string[]) => path.join(separator),
    },
  ];
}

function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}
