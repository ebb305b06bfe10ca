import { describe, expect, it } from 'vitest';
import { parsePage } from '@funtool-docs/content/parsePage';
import { applyFixes, findFixes } from './fixResults';

const IMPORT = "import { at } from 'funtool/array';\n\n";

function parse(source: string) {
  return parsePage({ file: 'docs/en/a.mdx', locale: 'en', slug: 'a.mdx', source });
}

async function fix(code: string): Promise<string> {
  const source = `## Usage \\{#usage}\n\n\`\`\`ts\n${IMPORT}${code}\n\`\`\`\n`;
  const fixed = parse(applyFixes(source, await findFixes(parse(source))));
  return fixed.blocks[0]!.code.slice(IMPORT.length);
}

describe('the fixes of results', () => {
  it.each([
    ['replaces a value', 'at([1, 2], 1); // => 1', 'at([1, 2], 1); // => 2'],
    ['leaves a true value alone', 'at([1, 2], 1); // => 2', 'at([1, 2], 1); // => 2'],
    [
      'replaces the lines that continue a value',
      'at([[1]], 0);\n// => [\n//      2,\n//    ]',
      'at([[1]], 0);\n// => [1]',
    ],
    [
      'writes arrays as pages do, and leaves what is in strings and patterns',
      "at([['[ ]', [/[ ]/, { a: [2] }]]], 0);",
      "at([['[ ]', [/[ ]/, { a: [2] }]]], 0); // => ['[ ]', [/[ ]/, { a: [2] }]]",
    ],
    [
      'replaces an error by its name, if the engine wrote its message',
      'null.a; // => throws RangeError: no',
      'null.a; // => throws TypeError',
    ],
    [
      'leaves an error that is not thrown to the editor',
      'at([1], 0); // => throws Error: no',
      'at([1], 0); // => throws Error: no',
    ],
    ['replaces what is printed', "console.log('a', 1); // => b", "console.log('a', 1); // => a 1"],
    [
      'adds a value that is not stated',
      'at(\n  [1, 2],\n  1,\n);',
      'at(\n  [1, 2],\n  1,\n); // => 2',
    ],
  ])('%s', async (_what, code, fixed) => {
    expect(await fix(code)).toBe(fixed);
  });

  it('refuses a page that has changed since its examples were run', () => {
    const [line, file] = [1, 'a.mdx'];
    const fixes = [{ file, line, before: ['at(1); // => 1'], after: ['at(1); // => 2'] }];
    expect(() => applyFixes('at(2); // => 1', fixes)).toThrow('a.mdx:1  the page has changed');
  });
});
