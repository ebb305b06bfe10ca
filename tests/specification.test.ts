import path from 'node:path';
import { expect, it } from 'vitest';
import { listFilesOf, readText } from '@funtool-docs/content/files';
import { DEBOUNCE } from '../theme/search/useTyping';

const root = path.resolve(import.meta.dirname, '..');
const specification = readText(path.join(root, 'docs-dev/specification.md'));

/** Slugs of the sections whose sentences tests hold; the last one only says where else to look. */
const sections = specification
  .match(/(?<=^## ).+/gm)!
  .map((title) => title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'))
  .filter((section) => section !== 'beyond-the-contract');

it('states the pause before a search as the code has it', () => {
  const [, pause] = /^\| pause in typing .*\| (\d+) ms/m.exec(specification) ?? [];
  expect(pause, 'write it in docs-dev/specification.md').toBe(String(DEBOUNCE));
});

const FOLDERS = ['build', 'library', 'packages', 'tests', 'theme'];

const tags = listFilesOf(root, FOLDERS)
  .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file) && !file.startsWith('tests/specification'))
  .flatMap((file) => [...readText(path.join(root, file)).matchAll(/@spec:(?<section>[\w-]+)/g)])
  .map(({ groups }) => groups!['section']!);

it('each section of the specification has tests that say so by a tag', () => {
  const untested = sections.filter((section) => !tags.includes(section));
  expect(untested, 'name a test of it with @spec:SECTION').toEqual([]);
});

it('no tag names a section that the specification lacks', () => {
  expect(tags.filter((section) => !sections.includes(section))).toEqual([]);
});

const sources = listFilesOf(root, ['packages', 'theme'])
  .filter((file) => /\.(?:json|tsx?)$/.test(file) && !/\.test\./.test(file))
  .map((file) => readText(path.join(root, file)));

it('readers meet each text that the specification quotes, word for word', () => {
  const quoted = specification.match(/(?<=")[^"\n]+(?=")/g)!;
  const texts = quoted.filter((text) => /^\w/.test(text));
  const missing = texts.filter((text) => !sources.some((source) => source.includes(text)));
  expect(missing, 'correct these in texts.json, not in the specification').toEqual([]);
});
