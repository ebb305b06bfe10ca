import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRecords } from '../../features/search/build/createRecords';
import asked from '../../docs/search/asked.json';

const root = path.resolve(import.meta.dirname, '../..');
const ids = new Set(createRecords(root).map(({ id }) => id));
const HAN = /\p{Script=Han}/u;

it('is known for every page of the reference', () => {
  const wanted = [...ids].filter((id) => id.startsWith('api/'));
  expect(wanted.filter((id) => !(id in asked))).toEqual([]);
});

describe.each(Object.entries(asked))('how strangers ask for %s', (id, { elsewhere, zh, en }) => {
  it('belongs to a page that exists', () => {
    expect(ids).toContain(id);
  });

  it('is no list in disguise, and said once', () => {
    const all = [...elsewhere, ...zh, ...en];
    expect(all.filter((phrase) => phrase.includes(',') || phrase.trim() !== phrase)).toEqual([]);
    expect(all.filter((phrase, index) => all.indexOf(phrase) !== index)).toEqual([]);
  });

  it('is written in the language that it is for', () => {
    expect(en.filter((phrase) => HAN.test(phrase))).toEqual([]);
    expect(zh.some((phrase) => HAN.test(phrase))).toBe(true);
  });
});
