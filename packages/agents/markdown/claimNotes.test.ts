import { MagicString } from 'magic-string';
import { expect, it } from 'vitest';
import { parseClaims } from '@funtool-docs/content/claims/readClaims';
import { parsePage } from '@funtool-docs/content/parsePage';
import { referToClaims, writeDefinitions } from './claimNotes';

function refer(prose: string): string {
  const source = `## Returns \\{#returns}\n\n${prose}\n`;
  const page = parsePage({ file: 'at.mdx', locale: 'en', slug: 'guide/api/array/at.mdx', source });
  const text = new MagicString(page.source);
  referToClaims(text, page);
  return text.toString().split('\n\n').slice(1).join('\n\n').trim();
}

it('refers to claims, not to code of the page', () => {
  expect(refer('It is new.\n\n{/* = new here #shown same */}')).toBe('It is new.[^new][^same]');
});

it('refers to them behind their sentences', () => {
  expect(refer('It \\{is\\} `v1. 5`. **Always.** Or\nnot.\n\n{/* = a; b; c */}\n\nMore.')).toBe(
    'It \\{is\\} `v1. 5`.[^a] **Always.**[^b] Or\nnot.[^c]\n\nMore.',
  );
});

it('refers to them in lists and tables', () => {
  expect(refer('- [One](/). Two.\n- Three.\n\n{/* = ; a | b */}')).toBe(
    '- [One](/). Two.[^a]\n- Three.[^b]',
  );
  expect(refer('| A |\n| - |\n| One. |\n\n{/* = a */}')).toBe('| A |\n| - |\n| One.[^a] |');
});

it('writes the code of a claim into its footnote', () => {
  const { claims } = parseClaims('// new\nconst one = 1;\n\none; // => 1\n');
  expect(writeDefinitions(claims)).toBe(
    '[^new]:\n    ```js\n    const one = 1;\n\n    one; // => 1\n    ```',
  );
});
