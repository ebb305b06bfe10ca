import { typescriptLanguage } from '@codemirror/lang-javascript';
import { describe, expect, it } from 'vitest';
import { importEdit, readImports } from './importEdit';

const parse = (code: string) => typescriptLanguage.parser.parse(code);

function withImport(code: string, name: string, module: string): string {
  const edit = importEdit(parse(code), code, name, module);
  return edit ? code.slice(0, edit.from) + edit.insert + code.slice(edit.from) : code;
}

describe('importEdit', () => {
  it.each([
    ['nothing', 'at([1], 0);\n', "import { at } from 'funtool/array';\n\nat([1], 0);\n"],
    [
      'its module',
      "import { union } from 'funtool/array';\n",
      "import { union, at } from 'funtool/array';\n",
    ],
    ['the root', "import { isMap } from 'funtool';\n", "import { isMap, at } from 'funtool';\n"],
    [
      'another module',
      "import { isMap } from 'funtool/type';\n\nisMap(1);",
      "import { isMap } from 'funtool/type';\nimport { at } from 'funtool/array';\n\nisMap(1);",
    ],
    ['no name yet', "import {} from 'funtool/array';", "import { at } from 'funtool/array';"],
    [
      'several lines',
      "import {\n  union,\n} from 'funtool/array';",
      "import {\n  union, at\n} from 'funtool/array';",
    ],
    [
      'the name under another one',
      "import { at as nth } from 'funtool/array';",
      "import { at as nth, at } from 'funtool/array';",
    ],
    ['the name', "import { at } from 'funtool';", "import { at } from 'funtool';"],
  ])('adds a name where code imports %s', (_, code, expected) => {
    expect(withImport(code, 'at', 'funtool/array')).toBe(expected);
  });
});

describe('readImports', () => {
  it('lists what the code calls each name', () => {
    const code = "import { at as nth, union, } from 'funtool';\n";
    const [first] = readImports(parse(code), code);
    expect(first).toMatchObject({ module: 'funtool', names: ['nth', 'union'] });
  });

  it.each([
    ['a comment', "// import { at } from 'funtool';\n"],
    ['types', "import type { Rule } from 'funtool';\n"],
    ['an import without its end', "import { at from 'funtool';\n"],
  ])('leaves out %s', (_, code) => expect(readImports(parse(code), code)).toEqual([]));
});
