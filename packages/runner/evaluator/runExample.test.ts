import { describe, expect, it } from 'vitest';
import { runExample } from './runExample';

const host = {
  importModule: async (specifier: string) => {
    if (specifier !== 'funtool/array') throw new Error(`no such module: ${specifier}`);
    return import('funtool/array');
  },
  timeout: 50,
};

const run = (source: string) => runExample(source, host);

/** Lists the stated results as `line: actual`, false ones with `✗`. */
async function outcomesOf(source: string): Promise<string[]> {
  const { outcomes, error } = await run(source);
  if (error) return [`${error.line}! ${error.message}`];
  return outcomes.map(({ line, actual, ok }) => `${line}${ok ? ':' : '✗'} ${actual}`);
}

describe('runExample', () => {
  it.each([
    ['an expression', "'a'.repeat(3); // => 'aaa'", ["1: 'aaa'"]],
    ['an expression without a semicolon', '1 + 1 // => 2', ['1: 2']],
    ['a false expression', '1 + 1; // => 3', ['1✗ 2']],
    ['a declaration', 'const n: number = 2 * 3; // => 6', ['1: 6']],
    ['a result on the line below', 'Math.max(\n  1,\n  2,\n);\n// => 2', ['5: 2']],
    [
      'a result of several lines',
      '({ a: [1] });\n// => {\n//      a: [1],\n//    }',
      ['2: { a: [ 1 ] }'],
    ],
    ['an awaited expression', "await Promise.resolve('ok'); // => 'ok'", ["1: 'ok'"]],
    ['a promise that is not awaited', 'Promise.resolve(1); // => 1', ['1✗ Promise { <pending> }']],
    ['negative zero', '-0; // => 0', ['1✗ -0']],
    ['a hole', '[1, , 2]; // => [1, undefined, 2]', ['1✗ [ 1, <1 empty item>, 2 ]']],
    ['keys in another order', '({ b: 1, a: 2 }); // => { a: 2, b: 1 }', ['1: { a: 2, b: 1 }']],
    ['a class instance', 'class P { x = 1 }\nnew P(); // => { x: 1 }', ['2✗ P { x: 1 }']],
    [
      'a thrown error',
      'null.length; // => throws TypeError',
      ["1: TypeError: Cannot read properties of null (reading 'length')"],
    ],
    [
      'a thrown message',
      "(() => { throw new RangeError('no'); })(); // => throws RangeError: no",
      ['1: RangeError: no'],
    ],
    [
      'a thrown message on two lines',
      "(() => { throw new Error('too long'); })();\n// => throws Error: too\n//    long",
      ['2: Error: too long'],
    ],
    [
      'another message',
      "(() => { throw new Error('no'); })(); // => throws Error: yes",
      ['1✗ Error: no'],
    ],
    ['an error that does not come', '1; // => throws Error', ['1✗ nothing was thrown']],
    [
      'a rejection',
      "await Promise.reject(new Error('late')); // => throws Error: late",
      ['1: Error: late'],
    ],
    [
      'console output',
      "console.log('total: %d', 3, [1]); // => total: 3 [ 1 ]",
      ['1: total: 3 [ 1 ]'],
    ],
    [
      'what a console counts, times and indents from call to call',
      "console.count(); // => default: 1\nconsole.group('a'); // => a\nconsole.count(); // => default: 2",
      ['1: default: 1', '2: a', '3: default: 2'],
    ],
    ['other console output', "console.warn('a'); // => b", ['1✗ a']],
    [
      'output of another statement',
      "console.log('done');\n'failed'; // => 'done'",
      ["2✗ 'failed'"],
    ],
    [
      'output that comes later',
      "setTimeout(() => {\n  console.log('hi'); // => hi\n}, 5);",
      ['2: hi'],
    ],
    [
      'output that never comes',
      "const never = () => {\n  console.log('hi'); // => hi\n};\nnever.name;",
      ['2✗ undefined'],
    ],
    [
      'every run of a repeated statement',
      'for (const n of [1, 2]) {\n  console.log(n);\n  // => 1\n  //    2\n}',
      ['3: 1\n2'],
    ],
    [
      'a value as it was at that moment',
      'const list = [1];\nlist; // => [1]\nlist.push(2); // => 2',
      ['2: [ 1 ]', '3: 2'],
    ],
    ['an import', "import { at } from 'funtool/array';\nat([1, 2], -1); // => 2", ['2: 2']],
    [
      'an import under another name',
      "import { at as nth } from 'funtool/array';\nnth([1], 0); // => 1",
      ['2: 1'],
    ],
    [
      'a namespace import',
      "import * as array from 'funtool/array';\narray.at([1], 0); // => 1",
      ['2: 1'],
    ],
    [
      'a CommonJS import',
      "const { at } = require('funtool/array');\nat([1], 0); // => 1",
      ['2: 1'],
    ],
    [
      'an import where it is needed',
      "const { at } = await import('funtool/array');\nat([1], 0); // => 1",
      ['2: 1'],
    ],
    [
      'a CommonJS import in a comment',
      "// before: require('lodash')\n\"require('lodash')\".length; // => 17",
      ['2: 17'],
    ],
    [
      'strict mode',
      "Object.freeze([1]).length = 0; // => throws TypeError: Cannot assign to read only property 'length' of object '[object Array]'",
      ["1: TypeError: Cannot assign to read only property 'length' of object '[object Array]'"],
    ],
  ])('checks %s', async (_, source, expected) => {
    expect(await outcomesOf(source)).toEqual(expected);
  });

  it('imports the default of another library', async () => {
    const { outcomes } = await runExample("import _ from 'lodash';\n_.last(); // => 2", {
      importModule: async () => ({ default: { last: () => 2 } }),
    });
    expect(outcomes.map(({ ok }) => ok)).toEqual([true]);
  });

  it.each([
    ['a syntax error', 'const a = ;', '1! '],
    [
      'a mark of another keyboard',
      "const a = '，'; // ，\nMath.max(1，2);",
      '2! ExampleError: code has no ，; write ,',
    ],
    ['a curly mark', 'const 𠮷 = ‘a-b’;', "1! ExampleError: code has no ‘; write '"],
    [
      'a wide mark in TypeScript',
      'const a： number = 1;',
      '1! ExampleError: code has no ：; write :',
    ],
    ['an error in the middle', 'const a = 1;\n\nnull.a;\na; // => 1', '3! TypeError'],
    ['an unknown module', "import { at } from 'lodash';", '1! Error: no such module: lodash'],
    [
      'a default import',
      "import funtool from 'funtool/array';",
      '1! ExampleError: import what you need',
    ],
    [
      'an unknown module where it is needed',
      "\nawait import('lodash');",
      '2! Error: no such module: lodash',
    ],
    ['what a file has', '\nimport.meta.url;', '2! ExampleError: an example has no import.meta'],
    ['an export', 'export const a = 1;', '1! ExampleError: an example exports nothing'],
    ['a result that is no expression', '1; // => one two', '1! ExampleError: the result "one two"'],
    ['an empty result', '1; // =>', '1! ExampleError: the result after // => is empty'],
    ['a result after nothing', '// => 1\nconst a = 1;', '1! ExampleError: this result follows no'],
    [
      'a second result',
      "console.log('a');\n// => a\n// => b",
      '3! ExampleError: this result follows no',
    ],
    ['a result after a block', 'if (true) {\n} // => 1', '2! ExampleError: this result follows no'],
    ['a result for two names', 'const a = 1, b = 2; // => 1', '1! ExampleError: a result needs'],
  ])('stops at %s and says where', async (_, source, expected) => {
    const [first] = await outcomesOf(source);
    expect(first).toContain(expected);
  });

  it('has neither this nor arguments of its own', async () => {
    expect(await outcomesOf('this; // => undefined\narguments.length; // => 0')).toEqual([
      '1: undefined',
      '2: 0',
    ]);
  });

  it('reports a library call whose value is not stated', async () => {
    const { unstated } = await run("import { at } from 'funtool/array';\nat([7], 0);\nat([], 0);");
    expect(unstated).toEqual([{ line: 2, actual: '7' }]);
  });
});
