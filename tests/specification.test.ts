import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../content/listFiles';

const root = path.resolve(import.meta.dirname, '..');
const map = readFileSync(path.join(root, 'tests/e2e/README.md'), 'utf8');
const rows = [
  ...map.matchAll(/^\| (?<section>[\d.]+) +\| (?<sentence>.+?) +\| (?<tests>.+?) +\|$/gm),
];

const sources = ['tests', 'library/behaviour', 'theme', 'features', 'framework']
  .flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => path.join(root, folder, file)),
  )
  .filter(
    (file) =>
      /(?:\.spec|\.test|Vectors|checkContent)\.ts$/.test(file) && file !== import.meta.filename,
  )
  .map((file) => readFileSync(file, 'utf8'))
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

  it('names every browser test that is about a section', () => {
    const titles = [...sources.matchAll(/\b(?:test|it)\(\s*(['`])(\d[\d.]* .+?)\1,/g)];
    const fixed = titles.map(([, , title]) => title!.replace(/ in \$\{lang\}$/, ''));
    const named = [...map.matchAll(/`([^`]+)`/g)].map(([, title]) => title!);
    expect(fixed.filter((title) => !named.some((part) => title.includes(part)))).toEqual([]);
  });
});
