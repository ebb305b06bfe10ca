import { describe, expect, it } from 'vitest';
import { packRecord, parseRecords, unpackRecord } from './parseRecords';

const GOOD = {
  id: 'api/array/at',
  title: 'at',
  content: 'One element.',
  toc: [{ text: 'Notes', id: 'notes', depth: 2, charIndex: 0 }],
  routePath: '/guide/api/array/at',
  domain: '',
  lang: 'en',
  version: '',
  description: 'Reads one element.',
  keywords: 'nth, negative index',
  category: 'Array',
  names: ['at'],
  related: '索引',
};

const HOSTILE: unknown[] = [{}, [], ['x'], 1, true, null, { toString: null }, { length: 3 }];
const TEXTS = Object.keys(GOOD).filter((key) => typeof GOOD[key as 'id'] === 'string');
const REQUIRED = ['title', 'content', 'routePath'];

describe('reading the records of an index', () => {
  it('keeps what is right', () => expect(parseRecords([GOOD])).toEqual([GOOD]));

  it.each([
    GOOD,
    { ...GOOD, toc: [] },
    { ...GOOD, content: '\n', toc: [...GOOD.toc, ...GOOD.toc] },
  ])('gets what was packed for a file', (record) => {
    expect(unpackRecord(packRecord(record))).toEqual(record);
    const later = record.toc.map((entry, i) => ({ ...entry, charIndex: i }));
    expect(unpackRecord(packRecord({ ...record, toc: later })).toc).toEqual(later);
  });

  it('drops fields that no record has', () => {
    const hostile = JSON.parse('{ "__proto__": { "x": 1 }, "constructor": 1, "more": 2 }');
    expect(parseRecords([{ ...hostile, ...GOOD }])).toEqual([GOOD]);
  });

  it.each(TEXTS.filter((key) => !REQUIRED.includes(key)))('drops a %s that is no text', (key) => {
    for (const value of HOSTILE) {
      const [record] = parseRecords([{ ...GOOD, [key]: value }]);
      const empty = key === 'id' ? GOOD.routePath : '';
      expect(record).toEqual({ ...GOOD, [key]: empty });
    }
  });

  it.each(REQUIRED)('refuses a record whose %s is no text', (key) => {
    for (const value of [...HOSTILE, undefined]) {
      expect(() => parseRecords([{ ...GOOD, [key]: value }])).toThrow(TypeError);
    }
  });

  it('drops names that are no texts', () => {
    const [one, other] = parseRecords([
      { ...GOOD, names: ['at', {}, 1, null] },
      { ...GOOD, names: 'at' },
    ]);
    expect(one!.names).toEqual(['at']);
    expect(other!.names).toEqual([]);
  });

  it('drops headings that are not right', () => {
    const [entry] = GOOD.toc;
    const wrong = [{ text: 1 }, { id: {} }, { depth: '2' }, { charIndex: null }, { charIndex: -1 }];
    const toc = [...wrong.map((field) => ({ ...entry, ...field })), entry, null, 'Notes'];
    expect(parseRecords([{ ...GOOD, toc }])[0]!.toc).toEqual([entry]);
    expect(parseRecords([{ ...GOOD, toc: { 0: entry } }])[0]!.toc).toEqual([]);
  });

  it.each(['javascript:alert(1)//', 'data:text/html,', '//example.com', 'example.com'])(
    'drops the domain %s, which is no address of a site',
    (domain) => expect(parseRecords([{ ...GOOD, domain }])[0]!.domain).toBe(''),
  );

  it('keeps the domain of another site', () => {
    const domain = 'https://blog.example.com';
    expect(parseRecords([{ ...GOOD, domain }])[0]!.domain).toBe(domain);
  });

  it.each([[null], [{}], ['[]'], [[null]], [[1]], [['record']]])('refuses %j', (json) => {
    expect(() => parseRecords(json)).toThrow(TypeError);
  });
});
