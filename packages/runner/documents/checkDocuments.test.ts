import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDocuments, type CheckOptions } from './checkDocuments';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'documents-'));
  const module = path.join(folder, 'node_modules/tools');
  mkdirSync(module, { recursive: true });
  writeFileSync(path.join(module, 'package.json'), '{ "name": "tools", "main": "index.js" }');
  writeFileSync(
    path.join(module, 'index.js'),
    'exports.add = (a, b) => a + b; exports.escape = () => 7;',
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function check(name: string, lines: string[], options: CheckOptions = {}) {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  const [{ results } = { results: [] }] = await checkDocuments([file], { folder, ...options });
  return results.map(({ line, verdict, actual, reason }) =>
    [line, verdict, actual ?? reason].filter(Boolean),
  );
}

const fence = (...lines: string[]) => ['```js', ...lines, '```'];

it('compares values, not how they are written', async () => {
  const lines = fence(
    '({ b: 1, a: "x" }); // => { a: \'x\', b: 1.0 }',
    '[0, -0, NaN, , 1n]; // => [0, -0, NaN, , 1n]',
    '-0; // => 0',
    '[,]; // => [undefined]',
    'new Date(0); // => new Date(0)',
    "new Map([['a', 1]]); // => Map(1) { 'a' => 1 }",
    'new (class User { id = 1 })(); // => User { id: 1 }',
    'Promise.resolve(1); // => Promise { 1 }',
    'Promise.resolve(1); // => 1',
    'null.x; // throws TypeError',
    '1 + 1; // => throws',
  );
  expect(await check('values.md', lines)).toEqual([
    [2, 'equal'],
    [3, 'equal'],
    [4, 'differs', '-0'],
    [5, 'differs', '[ <1 empty item> ]'],
    [6, 'equal'],
    [7, 'equal'],
    [8, 'equal'],
    [9, 'equal'],
    [10, 'differs', 'Promise { <pending> }'],
    [11, 'equal'],
    [12, 'differs', 'nothing was thrown'],
  ]);
});

it('says why a result cannot be executed', async () => {
  const lines = fence(
    'nobody(1); // => 1',
    'Math.random(); // => 0.5',
    '[1, 2]; // => [1, ...]',
    'new Date().getFullYear(); // => 2014',
    "'a'; // => the letter",
    '',
    'f(...); // => 1',
    '',
    "import { x } from 'not-installed';",
    'x(); // => 1',
  );
  expect(await check('reasons.md', lines)).toEqual([
    [2, 'not executable', 'missing name: nobody'],
    [3, 'not executable', 'another result each time'],
    [4, 'not executable', 'placeholder'],
    [5, 'not executable', 'another result each time'],
    [6, 'not executable', 'the result is no value'],
    [8, 'not executable', 'placeholder'],
    [11, 'not executable', 'missing module: not-installed'],
  ]);
});

it('knows what a guide has declared further up, and what a package exports', async () => {
  const guide = [
    ...fence('const list = [1]'),
    ...fence('list.length // => 1', 'list.at(0) // => 2'),
  ];
  expect(await check('guide.md', guide)).toEqual([
    [5, 'equal'],
    [6, 'differs', '1'],
  ]);
  const comment = ['/**', ' * @example', ' * add(1, 2) // => 3', ' * escape() // => 7', ' */'];
  expect(await check('node_modules/tools/index.d.ts', comment)).toEqual([
    [3, 'equal'],
    [4, 'equal'],
  ]);
  const scope = { T: 'tools' };
  expect(await check('scope.md', fence('T.add(1, 1) // => 2'), { scope })).toEqual([[2, 'equal']]);
});

it('ends what does not end by itself, and keeps what was found before', async () => {
  const endless = fence('while (true);', '1 // => 1');
  const lines = [...fence('1 // => 1'), ...endless, ...fence('2 // => 2')];
  expect(await check('endless.md', lines, { time: 3000 })).toEqual([
    [2, 'equal'],
    [6, 'not executable', 'takes more than 3 s'],
    [9, 'equal'],
  ]);
});

it('says of code that waits for what never comes that it never finishes, and goes on', async () => {
  const lines = [...fence('await new Promise(() => {});', '1 // => 1'), ...fence('2 // => 2')];
  expect(await check('waiting.md', lines)).toEqual([
    [3, 'not executable', 'never finishes'],
    [6, 'equal'],
  ]);
});

it('leaves texts that look like declarations as they are', async () => {
  const lines = fence('const code = `', 'const x = 1;`;', 'code.length; // => 13', 'code; // => 1');
  expect(await check('text.md', lines)).toEqual([
    [4, 'equal'],
    [5, 'differs', "'\\nconst x = 1;'"],
  ]);
});

it('gives a DOM on request', async () => {
  const lines = fence("document.createElement('p').tagName // => 'P'");
  expect(await check('dom.md', lines)).toEqual([[2, 'not executable', 'missing name: document']]);
  const options = { folder: process.cwd(), hasDom: true };
  expect(await check('dom.md', lines, options)).toEqual([[2, 'equal']]);
});
