import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './createSearchEngine';
import type { SearchRecord, LexiconData } from './searchRecord';

const lexicon: LexiconData = {
  synonyms: [
    ['remove', 'delete', '删除'],
    ['array', '数组'],
  ],
  ignored: ['how', 'to', 'a', 'the', '怎么'],
  words: '防抖 去重 深拷贝 拷贝 数组 判断 删除',
  syllables: {
    fang: '防',
    dou: '抖',
    qu: '去',
    chong: '重',
    zhong: '重',
    shen: '深',
    kao: '拷',
    bei: '贝',
    shu: '数',
    zu: '组',
  },
  traditional: '貝贝數数組组',
};

function page(title: string, fields: Partial<SearchRecord>): SearchRecord {
  return {
    id: title,
    title,
    description: '',
    keywords: '',
    category: '',
    names: [],
    related: '',
    content: '',
    toc: [],
    routePath: `/${title}`,
    domain: '',
    lang: 'en',
    version: '',
    ...fields,
  };
}

const records = [
  page('clone', { keywords: 'shallow copy, _.clone, 浅拷贝' }),
  page('cloneDeep', { keywords: 'deep copy, deep clone, 深拷贝' }),
  page('debounce', { keywords: 'wait until typing stops, 防抖' }),
  page('debounceSync', { keywords: 'debounce, without promises, 防抖' }),
  page('remove', {
    keywords: 'delete from array, 删除元素',
    description: 'Copy an array without values.',
  }),
  page('unique', { keywords: 'distinct, remove duplicates, 数组去重' }),
  page('isArray', { keywords: 'array check, Array.isArray, 判断数组' }),
  page('mobile', {
    keywords: '手机号',
    content: 'A phone number.\n/^1[3-9]\\d{9}$/\nUnknown rule: Mobile\n',
  }),
];

const SYMBOLS = [
  page('negative', {
    keywords: '-0, negative zero',
    content: 'Object.is(x, -0) and -Infinity, 1e-7 and 0.5, not 10.5 or U+10.\n',
  }),
  page('compare', {
    keywords: 'a <= b',
    content: 'It gives -0, not UTF-0 or -0.5. 比较，排序。\n',
  }),
  page('chain', { content: 'a?.b && f(...list), 链式，，调用。\n' }),
];

const engine = createSearchEngine(records, { lexicon });
const find = (query: string) => engine.search(query).map(({ record }) => record.id);

describe('search', () => {
  it.each([
    ['cloneDeep', 'cloneDeep'],
    ['clonedeep', 'cloneDeep'],
    ['deep clone', 'cloneDeep'],
    ['clone deep', 'cloneDeep'],
    ['deepclone', 'cloneDeep'],
    ['_.clone', 'clone'],
    ['clo', 'clone'],
    ['debouce', 'debounce'],
    ['debuonce', 'debounce'],
    ['isArry', 'isArray'],
    ['is arr', 'isArray'],
    ['how to delete from the array', 'remove'],
    ['duplicate removing', 'unique'],
    ['数组 unique', 'unique'],
    ['怎么数组去重', 'unique'],
    ['fangdou', 'debounce'],
    ['fd', 'debounce'],
    ['shen kao bei', 'cloneDeep'],
    ['quchong', 'unique'],
    ['shuzuquchong', 'unique'],
    ['深拷貝', 'cloneDeep'],
    ['判断數組', 'isArray'],
    ['/^1[3-9]/', 'mobile'],
    ['Error: Unknown rule: mobile', 'mobile'],
    ['ＣＬＯＮＥ', 'clone'],
  ])('finds for "%s" the page %s first', (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  it.each([
    ['-0', ['negative', 'compare']],
    ['－０', ['negative', 'compare']],
    ['−0', ['negative', 'compare']],
    ['0.5', ['negative']],
    ['+1', []],
    ['1e-7', ['negative']],
    ['-Infinity', ['negative']],
    ['?.', ['chain']],
    ['...', ['chain']],
    ['，', ['chain', 'compare', 'negative']],
    ['&&', ['chain']],
    ['＆＆', ['chain']],
    ['\\d', ['mobile']],
    ['<=', ['compare']],
    ['$&', []],
  ])('finds for the symbol "%s" the pages that have it, best first: %j', (query, ids) => {
    const symbols = createSearchEngine([...records, ...SYMBOLS], { lexicon });
    expect(symbols.search(query).map(({ record }) => record.id)).toEqual(ids);
  });

  it('gives few pages for words that none has, and says that none is an answer', () => {
    const pages = Array.from({ length: 9 }, (_, i) => page(`p${i}`, { content: 'Count rows.' }));
    const { search } = createSearchEngine(pages, { lexicon });
    expect(search('count rows').map(({ isSure }) => isSure)).toEqual(Array(7).fill(true));
    for (const query of ['flurble count zibbet', '红烧肉 count']) {
      expect(search(query).map(({ isSure }) => isSure)).toEqual(Array(3).fill(false));
    }
  });

  it('is sure of a misspelt word, but not of one that merely resembles others', () => {
    const { search } = createSearchEngine([page('x', { content: 'It is neither.' })], { lexicon });
    expect(search('niether')[0]!.isSure).toBe(true);
    expect(search('weather')[0]!.isSure).toBe(false);
  });

  it('prefers the page whose phrase rules out what the query does', () => {
    const pages = [
      page('x', { description: 'Wait with promises.', content: 'Promises wait.' }),
      page('y', { description: 'Wait without promises.', content: 'Promises wait.' }),
      page('z', { description: 'Wait without timers, with promises.' }),
    ];
    const { search } = createSearchEngine(pages, { lexicon });
    expect(search('wait but no promises')[0]!.record.id).toBe('y');
    expect(search('wait except the timers')[0]!.record.id).toBe('z');
  });

  it('prefers a page with the symbol that stands beside a word', () => {
    const both = [
      page('x', { content: 'Count from the end.' }),
      page('y', { content: 'Count from the end: -1.' }),
    ];
    const { search } = createSearchEngine(both, { lexicon });
    expect(search('end -1').map(({ record }) => record.id)).toEqual(['y', 'x']);
  });

  it('marks a symbol where it stands', () => {
    const { search } = createSearchEngine(SYMBOLS, { lexicon });
    const [chain] = search('?.');
    expect(chain!.snippet.ranges.map(([from, to]) => chain!.snippet.text.slice(from, to))).toEqual([
      '?.',
    ]);
  });

  it('prefers the page with a heading that is typed as it stands, whatever its punctuation', () => {
    const heading = { text: 'One record, per id', id: 'records-by-id', depth: 3, charIndex: 0 };
    const words = page('toString', { description: 'One id per record.' });
    const both = [words, page('list', { toc: [heading] })];
    const { search } = createSearchEngine(both, { lexicon });
    expect(search('one record per id')[0]!.record.id).toBe('list');
  });

  it.each(['', '   ', 'zzzzqqqq', '…', '@'])('finds nothing for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('finds seven pages at most, or as many as asked for @spec:limits', () => {
    const many = Array.from({ length: 9 }, (_, i) => page(`copy${i}`, { description: 'Copy it.' }));
    const { search } = createSearchEngine(many, { lexicon });
    expect(search('copy')).toHaveLength(7);
    expect(search('copy', 9)).toHaveLength(9);
  });
});

describe('a page whose headings and scenarios say what was asked', () => {
  const toc = ['Usage scenarios', 'Keep the order of a basket'].map((text, place) => ({
    text,
    id: place === 0 ? 'usage-scenarios' : 'basket',
    depth: 2,
    charIndex: 28 * place,
  }));
  const content =
    'Show each tag of a post once\nThe order of what stays is kept in a basket of a shop.\n';
  const told = page('told', { toc, content });
  const wordy = page('wordy', {
    content: 'A post has each tag. A basket: keep it once, order, show.\n',
  });
  const { search } = createSearchEngine([wordy, told], { lexicon });

  it.each(['show a tag once', 'keep order of basket'])('comes first for "%s"', (query) => {
    expect(search(query)[0]!.record.title).toBe('told');
  });
});
