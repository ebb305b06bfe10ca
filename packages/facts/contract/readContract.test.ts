import { beforeEach, expect, it } from 'vitest';
import { createFolder, writeIn } from '../../../tests/createFolder';
import { textsIn } from '@funtool-docs/shared/texts';
import { type Statement, describeSummary } from './contract';
import { readContract, statedErrors } from './readContract';
import texts from './texts.json';
import { parsePage } from '@funtool-docs/content/parsePage';

let root: string;
beforeEach(() => void (root = createFolder()));
const write = (file: string, content: object) => writeIn(root, file, JSON.stringify(content));

const measured = (...calls: string[]) =>
  write('library/behaviour/a/f.json', {
    exports: ['f'],
    behaviour: calls.map((call) => ({ call })),
  });
const facts = (...calls: string[]) =>
  write('library/facts/a/f.json', {
    contract: { statements: [], calls: calls.map((call) => ({ call, imports: ['f'] })) },
  });

it('puts what was measured beside each call', () => {
  measured('f(1)');
  facts('f(1)');
  expect(readContract(root, 'a/f')!.calls).toEqual([{ call: 'f(1)', imports: ['f'] }]);
  expect(readContract(root, 'a/g')).toBeUndefined();
});

it('asks for a measurement where there is none, or one of other calls', () => {
  measured('f(1)', 'f(2)');
  expect(() => readContract(root, 'a/f')).toThrow('f.json is missing: run npm run measure');
  facts('f(1)');
  expect(() => readContract(root, 'a/f')).toThrow('f.json is of other calls: run npm run measure');
});

it('says in one line what readers ask first', () => {
  const cases = { changesArguments: 0, throws: 2, deterministic: 0 };
  const statements = Object.entries(cases).map(
    ([property, count]) => ({ property, answer: 'no', cases: count }) as Statement,
  );
  expect(describeSummary({ statements, calls: [] }, textsIn(texts, 'en'))).toBe(
    'In 0 recorded calls: no argument changed · 2 threw an error · same result each time',
  );
});

const THROWING = "```js\nJSON.parse('{');\n// => throws SyntaxError\n```";

function errorsOf(source: string) {
  const slug = 'guide/api/array/none.mdx';
  const page = parsePage({
    file: slug,
    locale: 'en',
    slug,
    source: `---\ntitle: at\n---\n${source}`,
  });
  return statedErrors('.', page);
}

it.each([
  ['a section on errors', `## Error handling \\{#errors}\n\nThrows.\n\n${THROWING}`, 'section'],
  ['an example that throws', `## Notes \\{#notes}\n\n${THROWING}`, 'code'],
  [
    'an edge case that throws',
    '### Edge cases \\{#edge-cases}\n\n| Input | Result |\n| --- | --- |\n| `at()` | `throws TypeError` |',
    'code',
  ],
  ['results alone', '```js\nat([1], 0); // => 1\n```', undefined],
])('finds %s', (_, source, expected) => {
  expect(errorsOf(source)).toBe(expected);
});
