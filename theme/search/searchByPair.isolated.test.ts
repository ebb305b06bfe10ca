import * as library from 'funtool';
import { expect, it, vi } from 'vitest';
import { answerPairs } from '@funtool-docs/finder/engine/answer';
import { createCandidates, createNatives } from '@funtool-docs/finder/engine/candidates';
import texts from '@funtool-docs/finder/texts/texts.json';
import { createExampleSearch } from './searchByExample';

const asked = { ours: createCandidates(library), natives: createNatives() };

// Functions are tried here rather than in the sandbox.
vi.mock(import('@funtool-docs/finder/session/createFinder'), () => ({
  createFinder: () => ({ find: async (pairs) => answerPairs(pairs, asked), close: () => {} }),
}));

const search = (query: string) => createExampleSearch('en', '/en/').search(query);

it('lists the functions that give a result, the form with the pair last', async () => {
  const { groups, isRead } = await search("'a-b' => 'aB'");
  const results = groups.flatMap((group) => group.results);
  expect(isRead).toBe(true);
  expect(results[0]).toMatchObject({ href: '/en/guide/api/string/toCamelCase' });
  expect(results.at(-1)!.href).toContain('/en/guide/find-by-example#find=');
});

it('says that nothing was found, and has the native way if there is one', async () => {
  const { groups } = await search('5, 1, 3 => 3');
  const notes = groups.flatMap((group) => group.notes).join('\n');
  expect(notes).toContain('Math.min(Math.max(5, 1), 3)');
  expect(groups.map(({ index }) => index).join() + notes).toContain(texts.noneNative.en);
  expect(groups.flatMap((group) => group.results)).toHaveLength(1);
});

it('says what is not understood where the sides of an arrow are no values', async () => {
  const { groups, isRead } = await search('debounce => wait');
  expect(isRead).toBe(false);
  expect(groups[0]!.notes!.join()).toContain("“debounce” isn't supported");
});
