import { expect, it } from 'vitest';
import { parseClaims } from '../../content/claims/readClaims';
import { parsePage } from '../../content/parsePage';
import { writeDefinitions, writeReferences } from './claimNotes';

it('refers to claims, not to code of the page', () => {
  const source = '## Returns \\{#returns}\n\nIt is new. {/* = new here #shown same */}';
  const page = parsePage({
    file: 'at.mdx',
    locale: 'en',
    slug: 'guide/api/array/at.mdx',
    source,
  });
  expect(page.marks.map(writeReferences)).toEqual(['[^new][^same]']);
});

it('writes the code of a claim into its footnote', () => {
  const { claims } = parseClaims('// new\nconst one = 1;\n\none; // => 1\n');
  expect(writeDefinitions(claims)).toBe(
    '[^new]:\n    ```js\n    const one = 1;\n\n    one; // => 1\n    ```',
  );
});
