import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFilesOf, readText } from '@funtool-docs/content/files';
import { git } from './git';

/** The most that each room may hold, by kind: `"theme source": [files, lines]`. */
const RECORD = 'tests/size.json';
const DECISIONS = 'docs-dev/decisions.md';

type Size = readonly [files: number, lines: number];

const FOLDERS = ['build', 'lab', 'library', 'packages', 'scripts', 'tests', 'theme'];
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const GENERATED = /(?:^|\/)(?:node_modules|doc_build|dist)\//;
const TEST = /\.(?:test|spec)\.tsx?$/;
const SUPPORT = /^tests\/|\/contract\/site\//;

const recorded = JSON.parse(readText(RECORD)) as Record<string, Size>;
const measured = measure();

/** `packages/search source` of `packages/search/engine/slot.ts`; `. source` of a file beside the folders. */
function nameOf(file: string): string {
  const [room] = /^(?:packages\/)?[^/]+(?=\/)/.exec(file) ?? ['.'];
  return `${room} ${TEST.test(file) ? 'tests' : SUPPORT.test(file) ? 'support' : 'source'}`;
}

function measure(): Record<string, Size> {
  const files = [...readdirSync('.'), ...listFilesOf('.', FOLDERS.filter(existsSync))].filter(
    (file) => CODE.test(file) && !GENERATED.test(file),
  );
  const sizes: Record<string, Size> = {};
  for (const file of files) {
    const [count, lines] = sizes[nameOf(file)] ?? [0, 0];
    sizes[nameOf(file)] = [count + 1, lines + readText(file).split('\n').length - 1];
  }
  return Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** All sizes of rooms in a text, as the record and the decisions write them. */
const sizesIn = (text: string) =>
  [...text.matchAll(/["`]([^"`]+)["`]:? \[(\d+), (\d+)\]/g)].map(
    ([, name, files, lines]) => [name!, [Number(files), Number(lines)]] as const,
  );

/** What git remembers of the record; nothing without a history. */
function readPast(): string {
  const args = ['log', '-p', '--format=', '--no-ext-diff', '--no-color', '--', RECORD];
  try {
    return git('.', args)
      .split('\n')
      .filter((line) => line.startsWith('+ '))
      .join('\n');
  } catch {
    return '';
  }
}

/** Says which sizes are above their limits, and by how much. */
const listGrown = (sizes: Record<string, Size>, limitOf: (name: string) => Size) =>
  Object.entries(sizes).flatMap(([name, size]) => {
    const [files, lines] = size.map((figure, index) => figure - limitOf(name)[index]!);
    if (files! <= 0 && lines! <= 0) return [];
    return [`\`${name}\` [${size.join(', ')}]: ${files} files, ${lines} lines more`];
  });

it('no room has more code than is recorded', () => {
  expect(
    listGrown(measured, (name) => recorded[name] ?? [0, 0]),
    `Delete as much there, or raise ${RECORD} with a line in ${DECISIONS}`,
  ).toEqual([]);
});

it('the record is raised only with a decision of a day', () => {
  const past = sizesIn(readPast());
  const decided = sizesIn(readText(DECISIONS).replace(/^[\s\S]*?(?=^## \d{4}-\d\d-\d\d$)/m, ''));
  const limitOf = (name: string): Size => {
    const of = (sizes: typeof past) => sizes.filter(([other]) => other === name);
    // A room that is new is larger than nothing; without a history, nothing is known of it.
    const before = past.length > 0 ? of(past) : [[name, recorded[name]!] as const];
    const limit = (index: 0 | 1) => {
      const least = before.length > 0 ? Math.min(...before.map(([, size]) => size[index])) : 0;
      return Math.max(least, ...of(decided).map(([, size]) => size[index]));
    };
    return [limit(0), limit(1)];
  };
  expect(
    listGrown(recorded, limitOf),
    `Say why in ${DECISIONS}, below a day, with these names and sizes`,
  ).toEqual([]);
});

it('the record follows what became less', () => {
  const lines = Object.entries(measured).map(([name, size]) => {
    const lower = size.map((figure, index) => Math.min(figure, recorded[name]?.[index] ?? 0));
    return `  "${name}": [${lower.join(', ')}]`;
  });
  const lower = `{\n${lines.join(',\n')}\n}\n`;
  // Nobody has to ask for less; only in CI is it too late to commit it.
  if (process.env['CI'] === undefined) writeFileSync(RECORD, lower);
  expect(readText(RECORD), `Run npm run check, and commit ${RECORD}`).toBe(lower);
});
