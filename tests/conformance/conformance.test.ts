import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compareRelease,
  type ConformanceReport,
} from '@funtool-docs/checks/conformance/compareRelease';
import { describeReport, exitStatus } from '@funtool-docs/checks/conformance/describeReport';
import type { ConformanceKind } from '@funtool-docs/checks/conformance/kinds';
import { readNextRelease } from '@funtool-docs/facts/library/readNextRelease';
import { markPages } from '@funtool-docs/checks/conformance/markPages';
import { changeTypes, copyRelease, hideExport, overrideEntry } from './changeRelease';
import { packLibrary } from './packLibrary';
import { copySample } from './sampleContent';
import { readText } from '@funtool-docs/content/textFile';

const folder = mkdtempSync(path.join(tmpdir(), 'conformance-test-'));
const root = path.join(folder, 'content');
const right = path.join(folder, 'right');
const AT = 'library/behaviour/array/at.json';
const ENTRIES = 'library/package.json';

beforeAll(async () => {
  mkdirSync(root);
  copySample(root, [
    'array/at',
    'array/unique',
    'common/clone',
    'common/cloneDeep',
    'function/getUA',
    'regex/builtin/qq',
    'string/words',
    'type/isElement',
    'type/isMap',
  ]);
  await packLibrary(right);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Places and messages of one kind. */
function found(report: ConformanceReport, kind: ConformanceKind): string[] {
  return report.kinds[kind]!.differences.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

/** The place of the first line of a file that has a text. */
function placeOf(file: string, text: string): string {
  const lines = readText(path.join(root, file)).split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

const placesOf = (page: string, text: string) =>
  ['zh', 'en'].map((locale) => placeOf(`docs/${locale}/guide/api/${page}.mdx`, text));

/** Makes a folder, perhaps with a package.json. */
function makePackage(name: string, manifest?: string): string {
  const target = path.join(folder, name);
  mkdirSync(target);
  if (manifest !== undefined) writeFileSync(path.join(target, 'package.json'), manifest);
  return target;
}

describe('a release that does what the pages say, and declares it in other words', () => {
  let report: ConformanceReport;

  beforeAll(async () => {
    const release = copyRelease(right, path.join(folder, 'other-words'));
    changeTypes(release, 'array', '<T>(arr: T[], index', '<Item>(list: Item[], position');
    changeTypes(release, 'array', '): T | undefined;', '): undefined | Item;');
    const [date, pattern] = ['T extends Date ? Date', 'T extends RegExp ? RegExp'];
    changeTypes(release, 'common', `${date} : ${pattern}`, `${pattern} : ${date}`);
    const [plugin, head] = ['DefineRegexPlugin', '<T extends string>'];
    changeTypes(release, 'regex', `interface ${plugin}${head}`, `type ${plugin}${head} =`);
    report = await compareRelease(root, release);
  }, 120_000);

  it('differs nowhere', () => {
    expect(describeReport(report)).not.toContain('──');
    expect(describeReport(report)).toMatch(/funtool 1\.2\.2 does what these pages say\.$/);
    expect(exitStatus(report)).toBe(0);
  });

  it.each(['exports', 'calls', 'examples', 'claims', 'tables', 'types', 'sizes'] as const)(
    'has something compared of the kind %s, and all of it run',
    (kind) => {
      expect(report.kinds[kind]!.compared).toBeGreaterThan(0);
      expect(report.kinds[kind]!.notRun).toBe(0);
    },
  );

  it('is measured as a whole, which no page states', () => {
    expect(describeReport(report)).toMatch(/all of funtool\/array takes \d+ B minified/);
  });
});

describe('a release with a difference of every kind', () => {
  let report: ConformanceReport;

  beforeAll(async () => {
    const wrong = copyRelease(right, path.join(folder, 'wrong'), (exports) => {
      exports['./extra'] = './array.mjs';
    });
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
      'export const isMap = (value) => value instanceof WeakSet || right.isMap(value);',
    );
    overrideEntry(
      wrong,
      'regex',
      `const qq = { ...right.regex.qq, pattern: /^q$/ };
export const regex = new Proxy(right.regex, { get: (o, key) => (key === 'qq' ? qq : o[key]) });`,
    );
    hideExport(wrong, 'string', 'words');
    changeTypes(wrong, 'array', 'index: number', 'index?: number');
    changeTypes(wrong, 'common', 'T extends Date ? Date', 'T extends Date ? string');
    changeTypes(wrong, 'array', 'at$1 as at', 'at$1 as at, at$1 as nth');
    report = await compareRelease(root, wrong);
  }, 120_000);

  it('ends with 1 and says in how many places', () => {
    expect(exitStatus(report)).toBe(1);
    expect(describeReport(report)).toMatch(
      /funtool 1\.2\.2 differs from these pages in \d+ places\.$/,
    );
  });

  it('marks the pages that differ, once for all languages, until nothing does', () => {
    expect(markPages(root, report)).toBeGreaterThan(2);
    const { release, pages } = readNextRelease(root)!;
    expect(release).toBe('funtool 1.2.2');
    expect(pages['string/words']).toBeGreaterThan(0);
    expect(pages['array/at']).toBeGreaterThan(1);
    expect(Object.keys(pages)).not.toContain('common/clone');
    expect(markPages(root, { ...report, kinds: {} })).toBe(0);
    expect(readNextRelease(root)).toBeUndefined();
  });

  it('is found where a measured call gives something else', () => {
    expect(found(report, 'calls')).toContain(
      `${placeOf(AT, 'at([10, 20, 30], 1.5)')} at([10, 20, 30], 1.5) gave 20, measured was undefined`,
    );
  });

  it('is found at the example, on the page of each language', () => {
    const [zh, en] = placesOf('array/at', 'at(prices, 1.5);');
    const text = 'at(prices, 1.5) gave 20, the page says undefined';
    expect(found(report, 'examples')).toEqual(
      expect.arrayContaining([`${zh} ${text}`, `${en} ${text}`]),
    );
  });

  it('is found at the claim that proves a sentence', () => {
    const line = placeOf('docs/claims/array/unique.js', 'inputs.every((input) => ');
    expect(found(report, 'claims').join('\n')).toContain(`${line} `);
  });

  it('is found in the table of what a check returns', () => {
    const text = 'isMap(new WeakSet()) gave true, the table says false';
    expect(found(report, 'tables')).toEqual(
      expect.arrayContaining(
        placesOf('type/isMap', '<BehaviourMatrix').map((place) => `${place} ${text}`),
      ),
    );
  });

  it('is found at the pattern of a rule', () => {
    const [zh] = placesOf('regex/builtin/qq', '/^[1-9][0-9]{4,9}$/');
    expect(found(report, 'tables').join('\n')).toContain(
      `${zh} String(regex.qq.pattern) gave '/^q$/', the page says`,
    );
  });

  it('is found where an export or an entry is missing or added', () => {
    const entry = placeOf(ENTRIES, '"./array"');
    expect(found(report, 'exports')).toEqual([
      `${ENTRIES}:1 the release has funtool/extra as well`,
      `${entry} funtool/array exports nth as well`,
      'docs/zh/guide/api/string/words.mdx:1 funtool/string has no words',
      'docs/en/guide/api/string/words.mdx:1 funtool/string has no words',
      `${entry} require('funtool/array') has no nth`,
    ]);
  });

  it('is found where a declared type differs or is added', () => {
    const types = found(report, 'types');
    const at =
      'this signature differs from the declared type. Stated: function at<T>(arr: T[], index: number): T | undefined; Declared: function at<T>(arr: T[], index?: number): T | undefined;';
    expect(types.slice(0, 3)).toEqual([
      ...placesOf('array/at', 'function at<T>').map((place) => `${place} ${at}`),
      `${placeOf(ENTRIES, '"./array"')} funtool/array declares nth as well`,
    ]);
    expect(types.slice(3).map((text) => text.split(' ', 1)[0])).toEqual(
      placesOf('common/cloneDeep', 'type CloneDeep<T>'),
    );
  });

  it('is found where an import has another size', () => {
    const [size, ...others] = found(report, 'sizes');
    expect(size).toMatch(
      /^library\/release\.json:\d+ unique from funtool\/array takes \d+ B minified and \d+ B with Brotli, the page says 52 B minified and 66 B with Brotli$/,
    );
    expect(others).toEqual([]);
  });
});

describe('a release whose code does not come back', () => {
  it('has the calls named that never end or end the process, and the others compared', async () => {
    const stuck = copyRelease(right, path.join(folder, 'stuck'));
    overrideEntry(
      stuck,
      'array',
      `export const at = (list, index) => {
  while (index === -4);
  if (index === -3) process.exit(3);
  return right.at(list, index);
};`,
    );
    const report = await compareRelease(root, stuck, { only: ['calls'], limit: 1500 });
    expect(found(report, 'calls')).toEqual([
      `${placeOf(AT, 'at([10, 20, 30], -3)')} at([10, 20, 30], -3): the process ended with exit code 3`,
      `${placeOf(AT, 'at([10, 20, 30], -4)')} at([10, 20, 30], -4): no result within 1.5 s`,
    ]);
    expect(describeReport(report)).toContain('Each call, example and table had 1.5 s.');
  }, 120_000);
});

describe('an archive with an entry that throws and one that is missing', () => {
  it('has both named, and what does not need them is compared', async () => {
    const broken = copyRelease(right, path.join(folder, 'package'), (exports) => {
      delete exports['./string'];
    });
    overrideEntry(broken, 'common', "throw new Error('no window');");
    const archive = path.join(folder, 'funtool-1.2.2.tgz');
    spawnSync('tar', ['-czf', archive, '-C', folder, 'package'], {
      windowsHide: true,
    });
    const report = await compareRelease(root, archive, { only: ['exports', 'examples'] });
    expect(report.unusable).toEqual([{ entry: 'funtool/common', reason: 'Error: no window' }]);
    expect(found(report, 'exports')).toEqual([
      `${placeOf(ENTRIES, '"./string"')} the release has no funtool/string`,
    ]);
    const { compared, notRun, differences } = report.kinds.examples!;
    expect([compared > 0, notRun > 0, differences]).toEqual([true, true, []]);
    expect(exitStatus(report)).toBe(2);
    expect(describeReport(report)).toMatch(
      /cannot be used: 1 of its entries cannot be imported\.$/,
    );
  }, 120_000);
});

describe('what is no release', () => {
  it.each([
    ['a folder that does not exist', () => path.join(folder, 'none'), 'There is no folder'],
    ['a folder without a package.json', () => makePackage('empty'), 'has no package.json'],
    ['a package.json that is not JSON', () => makePackage('broken', '{'), 'is not JSON'],
    ['a package without exports', () => makePackage('old', '{"main":"a.js"}'), 'has no "exports"'],
    ['a file that is no archive', () => path.join(right, 'array.mjs'), 'is no archive'],
  ])('is refused with the reason: %s', async (_, target, reason) => {
    await expect(compareRelease(root, target())).rejects.toThrow(reason);
  });
});
