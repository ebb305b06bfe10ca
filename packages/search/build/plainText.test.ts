import { expect, it } from 'vitest';
import { parsePage } from '@funtool-docs/content/parsePage';
import { plainText } from './plainText';

const source = `---
title: at
---

## Usage scenarios \\{#usage-scenarios}

- Read the **last** order.
- Read \`queue[0]\`.

## Examples \\{#examples}

### Error \\{#error}

\`\`\`ts
at(null, 0); // => throws TypeError: arr is null
\`\`\`

| Input | Result |
| ----- | ------ |
| \`1\`   | \`2\`    |

## Signature \\{#signature}

\`\`\`ts
function at<T>(
  arr: T[],
): T;
\`\`\`

## Parameters \\{#parameters}

| Name  | Type  | Description   |
| ----- | ----- | ------------- |
| \`arr\` | \`T[]\` | The **array** |

## See also \\{#see-also}

- Native: [\`Array.prototype.at\`](https://example.com) does the same.
`;

const page = parsePage({ file: 'at.mdx', locale: 'en', slug: 'guide/api/array/at.mdx', source });
const { content, toc } = plainText(page);

it('keeps prose, signatures, parameters, errors and the names of counterparts', () => {
  expect(content.split('\n')).toEqual([
    'Read the last order.',
    'Read queue[0].',
    'TypeError: arr is null',
    'function at<T>( arr: T[], ): T;',
    'arr · The array',
    'Array.prototype.at',
    '',
  ]);
});

it.each([
  ['usage-scenarios', 2, 'Read the last'],
  ['examples', 2, 'TypeError'],
  ['error', 3, 'TypeError'],
  ['signature', 2, 'function at'],
  ['parameters', 2, 'arr · The'],
  ['see-also', 2, 'Array.prototype'],
])('tells where the section %s begins', (id, depth, start) => {
  const entry = toc.find((one) => one.id === id)!;
  expect(entry.depth).toBe(depth);
  expect(content.slice(entry.charIndex).startsWith(start)).toBe(true);
});
