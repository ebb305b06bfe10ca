import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder } from '../createFolder';
import { readText } from '@funtool-docs/content/files';
import {
  compareRelease,
  describeReport,
  exitStatus,
  type ReleaseReport,
} from '@funtool-docs/lab/release/compareRelease';
import { openRelease } from '@funtool-docs/lab/release/openRelease';
import { overrideEntry, rewrite } from './changeRelease';
import { packLibrary } from './packLibrary';

const folder = createFolder(afterAll);
const right = path.join(folder, 'right');
const wrong = path.join(folder, 'wrong');

beforeAll(async () => {
  await packLibrary(right);
  cpSync(right, wrong, { recursive: true });
}, 120_000);

/** Our library is written in other words than the release, and so has sizes of its own. */
function withoutSizes(report: ReleaseReport): ReleaseReport {
  const sizes = { compared: 1, differences: [] };
  return { ...report, kinds: { ...report.kinds, sizes } };
}

/** The place of the first line of a file that has a text. */
function placeOf(file: string, text: string): string {
  const lines = readText(file).split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

const placesOf = (page: string, text: string) =>
  ['zh', 'en'].map((locale) => placeOf(`docs/${locale}/guide/api/${page}.mdx`, text));

it(
  'a release that does what the pages say differs nowhere, in whatever words it declares it',
  { timeout: 600_000 },
  async () => {
    rewrite(right, 'types/array/at.d.ts', '<T>(arr: T[], index', '<Item>(list: Item[], position');
    rewrite(right, 'types/array/at.d.ts', '): T | undefined;', '): undefined | Item;');
    rewrite(right, 'types/function/currying.d.ts', /\bCollector\b/g, 'Collected');
    const report = await compareRelease('.', right);
    expect(describeReport(withoutSizes(report))).not.toMatch(/──| 0 compared/);
    expect(exitStatus(withoutSizes(report))).toBe(0);
    expect(report.kinds['sizes']!.compared).toBeGreaterThan(0);
  },
);

it(
  'a release with a difference of every kind has each at its place',
  { timeout: 600_000 },
  async () => {
    rewrite(wrong, 'package.json', '"exports":{', '"exports":{"./extra":"./array.mjs",');
    overrideEntry(
      wrong,
      'array',
      `export const at = (list, index) => right.at(list, index === 1.5 ? 1 : index);
export const unique = (list) => [...new Set([...list])];
export const nth = at;`,
    );
    overrideEntry(
      wrong,
      'type',
      `export const isMap = (value) => value instanceof WeakSet || right.isMap(value);`,
    );
    overrideEntry(
      wrong,
      'regex',
      `const qq = { ...right.regex.qq, pattern: /^q$/ };
export const regex = new Proxy(right.regex, { get: (o, key) => (key === 'qq' ? qq : o[key]) });`,
    );
    rewrite(wrong, 'string.mjs', /(?<=export \{.*)\b(?:\w+ as )?words\b,?/, '');
    overrideEntry(
      wrong,
      'string',
      `export const reverse = (text) => { while (text === 'hello'); return right.reverse(text); };
export const repeat = (text, count) => {
  try { return right.repeat(text, count); } catch { throw new RangeError('too often'); }
};`,
    );
    rewrite(wrong, 'types/array/at.d.ts', 'index: number', 'index?: number');
    rewrite(
      wrong,
      'types/common/cloneDeep.d.ts',
      'T extends Date ? Date',
      'T extends Date ? string',
    );
    const report = await compareRelease('.', wrong);
    const text = describeReport(withoutSizes(report));
    const manifest = (entry: string) => placeOf('library/package.json', `"./${entry}"`);
    const measured = (page: string, call: string) =>
      placeOf(`library/behaviour/${page}.json`, `"call": "${call}`);
    const [pattern] = placesOf('regex/builtin/qq', '/^[1-9][0-9]{4,9}$/');
    const stated = 'stated: undefined; what it really is';
    const differences = [
      `library/package.json:1  the release has funtool/extra as well`,
      `${manifest('array')}  funtool/array exports nth as well`,
      `${manifest('array')}  require('funtool/array') has no nth`,
      'docs/en/guide/api/string/words.mdx:1  funtool/string exports no words',
      `${measured('array/at', 'at([10, 20, 30], 1.5)')}  at([10, 20, 30], 1.5): ${stated}: 20`,
      `${measured('string/repeat', "repeat('hi', -1)")}  repeat('hi', -1): stated: throws "Invalid count value: -1"; what it really throws: RangeError: too often`,
      `${measured('string/reverse', "reverse('hello')")}  reverse('hello'): this example stops here: it does not end within 10 s`,
      ...placesOf('array/at', 'at(prices, 1.5);').map((place) => `${place}  ${stated}: 20`),
      `${placeOf('docs/claims/array/unique.js', 'inputs.every((input) => ')}  `,
      ...placesOf('type/isMap', '<BehaviourMatrix').map(
        (place) => `${place}  stated: false for isMap(new WeakSet()); what it really is: true`,
      ),
      `${pattern}  stated: "/^[1-9][0-9]{4,9}$/"; what it really is: '/^q$/'`,
      ...placesOf('array/at', 'function at<T>').map((place) => `${place}  this signature differs`),
      ...placesOf('common/cloneDeep', 'type CloneDeep<T>').map(
        (place) => `${place}  this signature`,
      ),
    ];
    expect(differences.filter((difference) => !text.includes(difference))).toEqual([]);
    expect(exitStatus(report)).toBe(1);
  },
);

it('an archive has its entries imported, each of which may throw or end its process', () => {
  const broken = path.join(folder, 'package');
  cpSync(right, broken, { recursive: true });
  overrideEntry(broken, 'common', "throw new Error('no window');");
  overrideEntry(broken, 'math', 'process.exit(3);');
  const archive = path.join(folder, 'funtool-1.2.2.tgz');
  spawnSync('tar', ['-czf', archive, '-C', folder, 'package'], { windowsHide: true });
  const { title, unusable, names, close } = openRelease(archive);
  close();
  const math = 'it ends the process with exit code 3';
  expect(unusable).toEqual({ 'funtool/common': 'Error: no window', 'funtool/math': math });
  expect(names['funtool/array']).toContain('at');
  expect(exitStatus({ title, unusable, kinds: {} })).toBe(2);
});

it.each([
  ['a folder that does not exist', () => path.join(folder, 'none'), 'There is no folder'],
  ['a folder without a package.json', () => folder, 'has no package.json'],
  ['a package without exports', () => path.join(folder, 'old'), 'has no "exports"'],
  ['a file that is no archive', () => path.join(right, 'array.mjs'), 'is no archive'],
])('%s is no release', (_, target, reason) => {
  mkdirSync(path.join(folder, 'old'), { recursive: true });
  writeFileSync(path.join(folder, 'old/package.json'), '{ "main": "a.js" }');
  expect(() => openRelease(target())).toThrow(reason);
});
