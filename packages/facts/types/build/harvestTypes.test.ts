import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { parsePage } from '@funtool-docs/content/parsePage';
import { hashCode } from '../servedTypes';
import { harvestTypes } from './harvestTypes';

const root = path.resolve(import.meta.dirname, '../../../..');
// The first program parses the library and the DOM's types, which may take a busy machine longer.
vi.setConfig({ testTimeout: 60_000 });

const FILE = 'types/guide/api/array/at.json';

/** Returns the harvest of a page of one example. */
function harvest(code: string, meta = '') {
  const slug = 'guide/api/array/at.mdx';
  const source = `---\ntitle: at\n---\n\n\`\`\`ts ${meta}\n${code}\n\`\`\``;
  const page = parsePage({ file: `docs/en/${slug}`, locale: 'en', slug, source });
  return harvestTypes([page], root);
}

/** Lists each identifier of the code with what it is. */
function describeAll(code: string): [string, string][] {
  const { texts, examples } = harvest(code)[FILE]!;
  return examples[hashCode(code)]!.map(([start, length, text]) => [
    code.slice(start, start + length),
    texts[text]!,
  ]);
}

const IMPORT = "import { at } from 'funtool/array';\n";

it('names the type of a constant wherever it stands', () => {
  const found = describeAll(`${IMPORT}const last = at(['a'], -1);\nlast;`);
  const last = found.filter(([name]) => name === 'last');
  const constant = ['last', 'const last: string | undefined'];
  expect(last).toEqual([constant, constant]);
});

it('fills in the types of a call', () => {
  expect(describeAll(`${IMPORT}at([7], 0);`)).toContainEqual([
    'at',
    'function at(arr: number[], index: number): number | undefined',
  ]);
});

it('names the narrowed type where a test narrows it', () => {
  const found = describeAll('let id: string | number = Date.now();\nid;');
  expect(found.at(-1)).toEqual(['id', 'let id: number']);
});

it('describes parameters, properties, methods, classes and types', () => {
  const code = `type Id = string | 7;
class Cart {
  count = (id: Id) => id;
  clear() {
    return 0;
  }
}
new Cart().clear();`;
  expect(describeAll(code)).toEqual(
    expect.arrayContaining([
      ['Id', 'type Id = string | 7'],
      ['Cart', 'class Cart'],
      ['count', 'count: (id: Id) => Id'],
      ['id', 'id: Id'],
      ['clear', 'clear(): number'],
    ]),
  );
});

it('leaves out the keys of literals', () => {
  expect(describeAll('const user = { id: 7 };').map(([name]) => name)).toEqual(['user']);
});

it('cuts long types', () => {
  const texts = describeAll('const view = window;\nview.document;').map(([, text]) => text);
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(240);
});

it('has no file for a page without typed examples', () => {
  expect(harvest('at([7], 0);', 'norun="why"')).toEqual({});
});
