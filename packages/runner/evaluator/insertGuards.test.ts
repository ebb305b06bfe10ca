import { describe, expect, it } from 'vitest';
import { runExample } from './runExample';

const host = { importModule: async () => ({}), timeout: 0 };

async function runGuarded(source: string): Promise<string> {
  let turns = 0;
  const guard = () => {
    turns += 1;
    if (turns > 100) throw new Error('no time left');
  };
  const { error, outcomes } = await runExample(source, { ...host, guard });
  return error?.message ?? outcomes.map(({ actual }) => actual).join(', ');
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Classes of which each constructs the one before twice. */
function nestedFields(depth: number): string {
  const classes = Array.from({ length: depth }, (_, index) =>
    [
      `class A${index + 1} { x = [1, 2].map(n${index}) }`,
      `const n${index + 1} = Reflect.construct.bind(null, A${index + 1}, [], A${index + 1});`,
    ].join('\n'),
  );
  return `const n0 = Boolean;\n${classes.join('\n')}\nn${depth}();`;
}

describe('a guarded example', () => {
  it.each([
    ['a loop', 'while (true) {}'],
    ['a loop without a body', 'for (;;);'],
    ['a loop over one statement', 'let n = 0;\ndo n += 1; while (true);'],
    ['a loop over values', 'const all = [1];\nfor (const one of all) all.push(one);'],
    ['a loop with a label', 'again: while (true) continue again;'],
    ['a loop that catches errors', 'while (true) { try { while (true); } catch {} }'],
    ['a recursion', 'const again = (n: number): number => again(n) + again(n);\nagain(1);'],
    ['a method', 'const a = { get b(): number { return this.b; } };\na.b;'],
    ['a generator', 'function* all() { while (true) yield 1; }\n[...all()];'],
    [
      'promises',
      'const again = async (): Promise<void> => { await 1; await again(); };\nawait again();',
    ],
  ])('ends with %s that never would', async (_, source) => {
    expect(await runGuarded(source)).toBe('Error: no time left');
  });

  it.each([
    ['an expectation', '1; // => (() => { for (;;); })()'],
    [
      'an expectation of several lines',
      '1;\n// => (() => { // a comment\n//      for (;;);\n//    })()',
    ],
    ['fields that construct others', nestedFields(40)],
  ])('ends with %s that takes too long', async (_, source) => {
    expect(await runGuarded(source)).toBe('Error: no time left');
  });

  // The guard rejects these promises; only built-in functions can catch that.
  it.each([
    [
      'the default of a parameter',
      'const f = (x = Promise.resolve().then(f).catch(Boolean)) => {};\nf();',
    ],
    [
      'the key of a parameter',
      'const f = ({ [Promise.resolve().then(g).catch(Boolean)]: x }) => {};\nconst g = f.bind(null, {});\ng();',
    ],
    [
      'the field of a class',
      'class A { x = Promise.resolve().then(n).catch(Boolean) }\nconst n = Reflect.construct.bind(null, A, [], A);\nn();',
    ],
    [
      'the key of a class',
      'const f = (x = class { [Promise.resolve().then(f).catch(Boolean)] = 1 }) => {};\nf();',
    ],
    [
      'the parent of a class',
      'const f = (x = class extends (Promise.resolve().then(f).catch(Boolean), Object) {}) => {};\nf();',
    ],
  ])('ends with promises that never end, made by %s', async (_, source) => {
    let turns = 0;
    const guard = () => {
      turns += 1;
      if (turns > 100) throw new Error('no time left');
    };
    const { error } = await runExample(source, { ...host, guard, idle: nextTask });
    expect(error).toBeUndefined();
    expect(turns).toBe(101);
  });

  it.each([
    ['values', 'const f = (n: number) => n + 1;\nf(1); // => 2', '2'],
    ['objects', 'const f = () => ({ a: 1 });\nf(); // => { a: 1 }', '{ a: 1 }'],
    ['nested functions', 'const f = (a: number) => (b: number) => a + b;\nf(1)(2); // => 3', '3'],
    ['names from a default', 'const f = (x = () => 1) => x.name;\nf(); // => "x"', "'x'"],
    ['names from a field', 'class A { x = class {}; }\nnew A().x.name; // => "x"', "'x'"],
    [
      'defaults',
      'const f = ({ a = 1, ["b"]: b = a + 1 } = {}, c = b) => a + b + c;\nf(); // => 5',
      '5',
    ],
    [
      'fields',
      'class A extends Array { static a = 1; #b = 2; c; get b() { return this.#b + A.a; } }\nnew A().b; // => 3',
      '3',
    ],
    ['output in a function', "const f = () => console.log('a');\nf();\nf.name; // => 'f'", "'f'"],
  ])('leaves %s as they are', async (_, source, expected) => {
    expect(await runGuarded(source)).toBe(expected);
  });

  it('keeps its lines', async () => {
    const source = 'const f = () => {\n  return 1;\n};\nfor (;;) {\n  f();\n  null.a;\n}';
    const { error } = await runExample(source, { ...host, guard: () => {} });
    expect(error?.line).toBe(6);
  });

  it.each([
    ['by its name', 'const __example = 1;', 'the name __example is reserved'],
    ['in an expectation', '1; // => (__example.guard = Boolean)', 'the name __example is reserved'],
    ['as an argument', 'arguments[1].guard = Math.random;\nwhile (true);', 'TypeError'],
  ])('cannot replace what guards it %s', async (_, source, expected) => {
    expect(await runGuarded(source)).toContain(expected);
  });

  it.each([
    ['before a comment of scripts', 'let [a, b] = [2, 1];\nif (a <!--b) { }'],
    ['after one', 'let n = 1;\nwhile (n --> 0) { }'],
    ['in an expectation', 'let b = 1;\n1; // => 1 <!--b'],
  ])('is refused where modules and scripts read it differently, %s', async (_, source) => {
    const { error } = await runExample(source, host);
    expect(error?.message).toMatch(/^ExampleError: "(<!--|-->)" /);
    expect(error?.line).toBe(2);
  });

  it('may have markup in its texts', async () => {
    const source =
      "'<!-- a -->'.length + `-->${1}<!--`.length + /<!--|-->/.source.length; // => 26";
    expect(await runGuarded(source)).toBe('26');
  });
});
