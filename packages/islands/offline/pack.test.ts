import { expect, it } from 'vitest';
import { packFiles, unpackFiles } from './pack';

const STYLE = '<style>p{}</style>';
const FILES = {
  'index.html': `${STYLE}<p>One</p>\n`,
  'guide/at.html': `${STYLE}<p>Two</p>\n\n`,
  'empty.js': '',
};

it('gives back what was packed', () => {
  const pack = JSON.parse(JSON.stringify(packFiles(FILES)));
  expect(Object.fromEntries(unpackFiles(pack))).toEqual(FILES);
});

it('stores once what files have in common', () => {
  expect(packFiles(FILES).pieces.filter((piece) => piece.includes(STYLE))).toEqual([STYLE]);
});
