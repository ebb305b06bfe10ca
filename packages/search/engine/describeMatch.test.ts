import { describe, expect, it } from 'vitest';
import { describeMatch } from './describeMatch';
import type { SearchRecord } from './searchRecord';
import type { MarkedText } from './searchSource';

const intro = 'The order of the elements stays, and the array that was given is left as it is.';
const notes = 'A key function is ignored. Strings must match to the letter, and so must accents.';
const record = {
  title: 'unique',
  description: 'Remove duplicates from an array.',
  keywords: 'dedupe, distinct values, 去重',
  lang: 'en',
  content: `${intro}\n${notes}\n`,
  toc: [
    { text: 'Examples', id: 'examples', depth: 2, charIndex: 0 },
    { text: 'Notes', id: 'notes', depth: 2, charIndex: intro.length + 1 },
    { text: 'Accents', id: 'accents', depth: 3, charIndex: intro.length + 1 },
  ],
} as SearchRecord;

const match = (...terms: string[]) =>
  describeMatch(record, new Map(terms.map((term) => [term, 1])), terms.join(' '));
const marked = ({ text, ranges }: MarkedText) =>
  ranges.map(([start, end]) => text.slice(start, end));

describe('describeMatch @spec:limits', () => {
  it('shows the description where no section has more', () => {
    const { section, snippet } = match('duplicates', 'array');
    expect(section).toBeUndefined();
    expect(snippet.text).toBe(record.description);
    expect(marked(snippet)).toEqual(['duplicates', 'array']);
  });

  it('names the section whose text matches', () => {
    const { section, snippet } = match('key', 'ignored');
    expect(section?.id).toBe('accents');
    expect(snippet.text.startsWith('A key function')).toBe(true);
    expect(marked(snippet)).toEqual(['key', 'ignored']);
  });

  it('begins near the match, and keeps to about 100 characters', () => {
    const { section, snippet } = match('given');
    expect(section?.id).toBe('examples');
    expect(snippet.text).toMatch(/^….{0,24}given/);
    expect(snippet.text.length).toBeLessThanOrEqual(102);
  });

  it('shows a sentence where it stands to the letter', () => {
    const terms = new Map([['the', 1]]);
    const { section, snippet } = describeMatch(record, terms, 'the order of the elements');
    expect(section?.id).toBe('examples');
    expect(snippet.text.startsWith('The order of the elements')).toBe(true);
  });

  it('opens the section whose heading was typed, although only its code says more', () => {
    const empty = { text: 'A saved layout', id: 'layout', depth: 3, charIndex: intro.length + 1 };
    const page = { ...record, toc: [record.toc[0]!, empty, ...record.toc.slice(1)] };
    const terms = new Map([
      ['saved', 1],
      ['array', 3],
    ]);
    for (const query of ['a saved layout', 'A SAVED LAYOUT']) {
      const { section, snippet } = describeMatch(page, terms, query);
      expect(section).toBe(empty);
      expect(snippet.text).toBe(record.description);
    }
    const both = new Map([
      ['saved', 1],
      ['layout', 1],
    ]);
    expect(describeMatch(page, both, 'layout that was saved').section).toBe(empty);
  });

  it('marks words of the title, which need no snippet', () => {
    const { title, section } = match('unique');
    expect(marked(title)).toEqual(['unique']);
    expect(section).toBeUndefined();
  });

  it('names a keyword that was typed as a whole, in the language of the page', () => {
    expect(marked(match('Distinct', 'values').keyword!)).toEqual(['distinct values']);
    expect(match('distinct').keyword).toBeUndefined();
    expect(match('去重').keyword).toBeUndefined();
    expect(match('duplicates').keyword).toBeUndefined();
  });

  it('joins the pairs of a Chinese word', () => {
    const page = { ...record, description: '数组深拷贝。' };
    const { snippet } = describeMatch(
      page,
      new Map([
        ['深拷', 1],
        ['拷贝', 1],
      ]),
      '深拷贝',
    );
    expect(marked(snippet)).toEqual(['深拷贝']);
  });
});
