import path from 'node:path';
import { expect, it } from 'vitest';
import { createRecords } from '@funtool-docs/search/build/searchData';
import asked from '../../docs/search/asked.json';

const root = path.resolve(import.meta.dirname, '../..');
const ids = new Set(createRecords(root).map(({ id }) => id));
const hasHan = (phrase: string) => /\p{Script=Han}/u.test(phrase);

const entries = Object.entries(asked);

/** Pages whose entry is not as it should be. */
const pagesWith = (isWrong: (entry: (typeof entries)[number][1]) => boolean) =>
  entries.filter(([, entry]) => isWrong(entry)).map(([id]) => id);

it('belongs to pages that exist', () => {
  expect(Object.keys(asked).filter((id) => !ids.has(id))).toEqual([]);
});

it('has no list in disguise, and says nothing twice', () => {
  const wrong = pagesWith(({ elsewhere, zh, en }) => {
    const all = [...elsewhere, ...zh, ...en];
    const isList = all.some((phrase) => phrase.includes(',') || phrase.trim() !== phrase);
    return isList || new Set(all).size < all.length;
  });
  expect(wrong).toEqual([]);
});

it('is written in the language that it is for', () => {
  expect(pagesWith(({ zh, en }) => en.some(hasHan) || !zh.some(hasHan))).toEqual([]);
});
