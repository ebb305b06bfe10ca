import { expect, it } from 'vitest';
import { isTypedClaim, parseClaims } from './readClaims';

const SOURCE = `import { at, remove } from 'funtool/array';
import _ from 'lodash';

// first
at([1], 0); // => 1

// Words about it.
at([1], -1); // => 1

// in-page browser
_.last(document.body.children); // => undefined
`;

const { claims, stray } = parseClaims(SOURCE);

it('begins a claim at a comment with its id', () => {
  expect(claims.map(({ id, line }) => [id, line])).toEqual([
    ['first', 4],
    ['in-page', 10],
  ]);
});

it('gives a claim the imports that it uses, on the line of its id', () => {
  const [first] = claims;
  expect(first!.code.split('\n').slice(0, 2)).toEqual([
    "import { at } from 'funtool/array';",
    'at([1], 0); // => 1',
  ]);
});

it('shows the imports above the code', () => {
  expect(claims[1]!.shown).toBe(
    "import _ from 'lodash';\n\n_.last(document.body.children); // => undefined",
  );
});

it('reads that a claim needs a page', () => {
  expect(claims.map(({ meta }) => meta)).toEqual(['', 'browser']);
});

it('finds code before the first id', () => {
  expect(stray).toEqual([]);
  expect(parseClaims('at([1], 0); // => 1\n\n// first\n').stray).toEqual([1]);
});

it('reads that a claim says something of types', () => {
  const typed = parseClaims('// first\n1; // => 1\n\n// second browser typed\n1; // => 1\n');
  expect(typed.claims.map(isTypedClaim)).toEqual([false, true]);
});
