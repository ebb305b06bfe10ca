import { type Arbitrary, constantFrom } from 'fast-check';

/** Code of a value that no literal writes, and what makes it anew. */
interface Recipe {
  code: string;
  make: () => object;
}

class Point {
  readonly a = 1;
}

/** Callbacks; nobody could read what is made at random. */
const FUNCTIONS: Recipe[] = [
  { code: '() => true', make: () => () => true },
  { code: '() => false', make: () => () => false },
  { code: '(value) => value', make: () => (value: unknown) => value },
  { code: '() => {}', make: () => () => {} },
  { code: '(value) => [value]', make: () => (value: unknown) => [value] },
  { code: '(value) => value == null', make: () => (value: unknown) => (value ?? null) === null },
  { code: "(_, key) => key === 'a'", make: () => (_: unknown, key: unknown) => key === 'a' },
];

const OBJECTS: Recipe[] = [
  { code: "new String('a')", make: () => Object('a') as object },
  { code: 'new Number(1)', make: () => Object(1) as object },
  { code: 'new Boolean(false)', make: () => Object(false) as object },
  { code: 'Object.create(null)', make: () => Object.create(null) as object },
  { code: "new Error('a')", make: () => new Error('a') },
  { code: 'new Uint8Array([1, 2])', make: () => new Uint8Array([1, 2]) },
  { code: 'new ArrayBuffer(1)', make: () => new ArrayBuffer(1) },
  { code: 'new DataView(new ArrayBuffer(1))', make: () => new DataView(new ArrayBuffer(1)) },
  { code: 'new WeakMap()', make: () => new WeakMap() },
  { code: 'new WeakSet()', make: () => new WeakSet() },
  { code: 'Promise.resolve(1)', make: () => Promise.resolve(1) },
  { code: 'new (class Point { a = 1; })()', make: () => new Point() },
];

const recipes = new WeakMap<object, Recipe>();

function makeThing(recipe: Recipe): object {
  const thing = recipe.make();
  recipes.set(thing, recipe);
  return thing;
}

/** Functions whose result depends on their arguments alone. */
export const functions: Arbitrary<object> = constantFrom(...FUNCTIONS).map(makeThing);

/** Functions, boxed primitives, binary data and other objects that no literal writes. */
export const things: Arbitrary<object> = constantFrom(...FUNCTIONS.slice(0, 1), ...OBJECTS).map(
  makeThing,
);

/** The code of a value that one of these has made; `undefined` for any other value. */
export function codeOfThing(value: unknown): string | undefined {
  return recipes.get(value as object)?.code;
}

/** Makes such a value anew; any other is given back itself. */
export function copyThing(value: object): object {
  const recipe = recipes.get(value);
  return recipe ? makeThing(recipe) : value;
}
