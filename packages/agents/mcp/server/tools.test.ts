import { expect, it } from 'vitest';
import { z } from 'zod';
import { tools } from './tools';

const listed = (schema: z.ZodObject) => z.toJSONSchema(schema, { io: 'input' });

const PAIR = { input: "'a-b'", result: "'aB'" };

it.each([
  ['zh-CN', 'zh'],
  ['cn', 'zh'],
  ['zh_TW', 'zh'],
  ['简体中文', 'zh'],
  ['en-US', 'en'],
  ['English', 'en'],
  [null, 'en'],
])('takes %s for the language that is meant', (lang, meant) => {
  expect(tools.page.inputSchema.parse({ name: 'at', lang }).lang).toBe(meant);
});

it.each([
  ['5', 5],
  [null, 7],
  [undefined, 7],
])('takes %s for a number of results', (limit, meant) => {
  expect(tools.search.inputSchema.parse({ query: 'x', limit }).limit).toBe(meant);
});

it.each([
  ['a list', [PAIR]],
  ['a pair alone', PAIR],
  ['a list as text', JSON.stringify([PAIR])],
  ['a pair as text', JSON.stringify(PAIR)],
  ['a line', "'a-b' => 'aB'"],
  ['a list of lines', ["'a-b' => 'aB'"]],
  ['the name output', [{ input: "'a-b'", output: "'aB'" }]],
  ['the name expected', [{ input: "'a-b'", expected: "'aB'" }]],
])('reads pairs as %s', (_, pairs) => {
  expect(tools.find_by_example.inputSchema.parse({ pairs }).pairs).toEqual([PAIR]);
});

it('writes values as texts', () => {
  const { pairs } = tools.find_by_example.inputSchema.parse({
    pairs: [{ input: [1, 1], result: false }],
  });
  expect(pairs).toEqual([{ input: '[1,1]', result: 'false' }]);
});

it.each([
  [tools.search, { query: 'x', limit: '1e3' }, 'limit'],
  [tools.search, { query: 'x', lang: 'fr' }, 'lang'],
  [tools.find_by_example, { pairs: [] }, 'pairs'],
  [tools.find_by_example, { pairs: [{ input: '1' }] }, 'result'],
  [tools.find_by_example, {}, 'pairs'],
])('refuses what is meant in no way: %#', (tool, input, field) => {
  const { error } = tool.inputSchema.safeParse(input);
  expect(error!.issues[0]!.path).toContain(field);
});

it('tells clients the one right form of each', () => {
  expect(listed(tools.search.inputSchema)).toMatchObject({
    properties: {
      lang: { type: 'string', enum: ['zh', 'en'], default: 'en' },
      limit: { type: 'integer', minimum: 1, maximum: 20, default: 7 },
    },
    required: ['query'],
  });
  expect(listed(tools.find_by_example.inputSchema)).toMatchObject({
    properties: {
      pairs: {
        type: 'array',
        items: { properties: { input: { type: 'string' } }, required: ['input', 'result'] },
      },
    },
    required: ['pairs'],
  });
});
