import { expect, it } from 'vitest';
import { z } from 'zod';
import { tools } from './tools';

const pair = { input: '1', result: '1' };

const listed = (schema: z.ZodObject) => z.toJSONSchema(schema, { io: 'input' });

it.each([
  [tools.search, { query: ' ' }, 'query'],
  [tools.search, { query: 'x', limit: 1000 }, 'limit'],
  [tools.search, { query: 'x', lang: 'fr' }, 'lang'],
  [tools.find_by_example, { pairs: [] }, 'pairs'],
  [tools.find_by_example, { pairs: [pair, pair, pair, pair] }, 'pairs'],
  [tools.find_by_example, { pairs: [{ input: '1' }] }, 'result'],
  [tools.find_by_example, {}, 'pairs'],
])('refuses what it cannot answer: %#', (tool, input, field) => {
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
