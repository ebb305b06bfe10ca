// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { serveFiles } from '../../../tests/components/serveFiles';
import { hashCode } from '@funtool-docs/facts/types/servedTypes';

const FILE = '/types/guide/api/array/at.json';
const TYPES = { texts: ['const last: string'], examples: { [hashCode('last;')]: [[0, 4, 0]] } };

beforeEach(() => {
  history.replaceState(null, '', '/funtool/en/guide/api/array/at');
  onTestFinished(() => history.replaceState(null, '', '/'));
});

/** Types that are loaded stay with the page. */
async function openPage() {
  vi.resetModules();
  return import('./fetchTypes');
}

it('loads the types of a page once, whatever its language', async () => {
  const server = serveFiles({ [FILE]: TYPES });
  const { fetchTypes } = await openPage();
  const [known, unknown] = await Promise.all([fetchTypes('last;'), fetchTypes('other;')]);
  expect(known).toEqual({ texts: TYPES.texts, places: [[0, 4, 0]] });
  expect(unknown.places).toEqual([]);
  expect(server.asked).toEqual([FILE]);
});

it('fails where they cannot be loaded, and loads them the next time', async () => {
  const server = serveFiles({ [FILE]: TYPES });
  server.isDown = true;
  const { fetchTypes } = await openPage();
  await expect(fetchTypes('last;')).rejects.toThrow('Failed to fetch');
  server.isDown = false;
  await expect(fetchTypes('last;')).resolves.toMatchObject({ places: [[0, 4, 0]] });
});
