import { expect, it } from 'vitest';
import { parsePage } from './parsePage';
import { statedErrors } from './statedErrors';

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
