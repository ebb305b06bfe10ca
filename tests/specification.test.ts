import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../content/listFiles';
import { readText } from '../content/textFile';

const root = path.resolve(import.meta.dirname, '..');
const map = readText(path.join(root, 'tests/journeys/README.md'));
const rows = [
  ...map.matchAll(
    /^\| \[.+?\]\(\S+#(?<section>[\w-]+)\) +\| (?<sentence>.+?) +\| (?<tests>.+?) +\|$/gm,
  ),
];

/** Sections of the specification whose sentences tests hold; the last one only says where else to look. */
const sections = readText(path.join(root, 'docs-dev/specification.md'))
  .match(/(?<=^## ).+/gm)!
  .map((title) => title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'))
  .filter((section) => section !== 'beyond-the-contract');

const sources = ['tests', 'library/behaviour', 'theme', 'features', 'framework']
  .flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => path.join(root, folder, file)),
  )
  .filter(
    (file) =>
      /(?:\.spec|\.test|Vectors|checkContent)\.ts$/.test(file) && file !== import.meta.filename,
  )
  .map((file) => readText(file))
  .join('\n');

describe('the map of the specification', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(40));

  it.each(rows.map(({ groups }) => [groups!['section'], groups!['sentence'], groups!['tests']!]))(
    'names tests that exist for %s: %s',
    (_section, _sentence, tests) => {
      const titles = [...tests.matchAll(/`([^`]+)`/g)].map(([, title]) => title!);
      expect(titles).not.toEqual([]);
      expect(titles.filter((title) => !sources.includes(title))).toEqual([]);
    },
  );

  it('has tests for every section of the specification, and for no other', () => {
    const named = new Set(rows.map(({ groups }) => groups!['section']!));
    expect([...named].toSorted()).toEqual(sections.toSorted());
  });
});
