import { parseArgs } from 'node:util';
import { site } from '../../../site.config';
import { outOfStep, type TextComparison } from './compareTexts';
import { declareEqual, sectionsNamed } from './declareEqual';
import { describeSection, headlineOf } from './describeSection';
import { pageNamed, readTexts } from './readTexts';
import { readSyncFile, SYNC_FILE, type SyncDeclarations, writeSyncFile } from './syncFile';

const OPTIONS = {
  confirm: { type: 'boolean', default: false },
  'same-meaning': { type: 'boolean', default: false },
  all: { type: 'boolean', multiple: true, default: [] as boolean[] },
} as const;

const HINT = `npm run sync -- --confirm NAME… declares texts equal; --same-meaning NAME… says that an edit changed no meaning.`;

/**
 * Runs the command that lists texts whose languages are out of step, or declares them equal.
 *
 * @param args As typed: options and names of pages or sections.
 * @param print Called with each line.
 * @returns The exit status: 1 if something is out of step.
 * @throws {Error} If an option or a name is unknown, or something cannot be read.
 */
export function runSync(root: string, args: string[], print: (line: string) => void): 0 | 1 {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { confirm, 'same-meaning': isSameMeaning, all } = values;
  checkOptions(confirm, isSameMeaning, all.length > 0, positionals.length > 0);
  const declared = readSyncFile(root);
  const wanted = positionals.map(fullName);
  const pages = wanted.length ? wanted.map((name) => name.split('#')[0]!) : undefined;
  const texts = readTexts(root, pages && [...new Set(pages)], declared);
  const names = wanted.length ? sectionsNamed(texts, declared, wanted) : undefined;
  if (!confirm && !isSameMeaning) return list(root, { texts, declared, names }, print);
  if (all.length === 1) refuseIfChanged(texts);
  if (isSameMeaning) refuseIfAllChanged(texts, names!);
  const every = [...texts.sections.map(({ name }) => name), ...declared.keys()];
  const renewed = declareEqual(texts, declared, names ?? new Set(every));
  writeSyncFile(root, declared);
  if (names) for (const name of renewed) print(`${name}: declared equal`);
  print(`Lines changed in ${SYNC_FILE}: ${renewed.length}`);
  return 0;
}

/** Lists in one line each what is out of step; names of pages limit it to these. */
export function listOutOfStep(root: string, names?: readonly string[]): string[] {
  const texts = readTexts(root, names?.map(pageNamed));
  return [...outOfStep(texts).map(headlineOf), ...texts.problems];
}

function checkOptions(
  confirm: boolean,
  isSameMeaning: boolean,
  all: boolean,
  isNamed: boolean,
): void {
  if (confirm && isSameMeaning) throw new Error('Use --confirm or --same-meaning, not both.');
  if (all && (!confirm || isNamed)) {
    throw new Error('--all goes with --confirm alone, and means every section of every page.');
  }
  if ((confirm || isSameMeaning) && !all && !isNamed) {
    throw new Error('Name pages or sections, such as /guide/api/array/at#notes.');
  }
}

function refuseIfChanged(texts: TextComparison): void {
  const count = outOfStep(texts).length;
  if (count === 0) return;
  throw new Error(
    `Sections that have changed and would be declared equal: ${count}. If you have compared each, repeat it: --confirm --all --all`,
  );
}

/** That an edit of one language kept its meaning says nothing where the others have changed too. */
function refuseIfAllChanged(texts: TextComparison, names: Set<string>): void {
  const found = outOfStep(texts).filter(
    ({ name, changed }) => names.has(name) && changed.length === site.locales.length,
  );
  if (found.length === 0) return;
  throw new Error(
    `Every language has changed in ${found.map(({ name }) => name).join(', ')}. Compare the texts, then use --confirm.`,
  );
}

interface Listed {
  texts: TextComparison;
  declared: SyncDeclarations;
  names: Set<string> | undefined;
}

function list(
  root: string,
  { texts, declared, names }: Listed,
  print: (line: string) => void,
): 0 | 1 {
  const open = outOfStep(texts).filter(({ name }) => names?.has(name) ?? true);
  for (const section of open) {
    for (const line of describeSection(root, section, declared.get(section.name)!)) print(line);
    print('');
  }
  for (const problem of texts.problems) print(problem);
  const isInStep = open.length + texts.problems.length === 0;
  print(
    `Sections: ${texts.sections.length}, out of step: ${open.length}, missing or unknown: ${texts.problems.length}`,
  );
  if (!isInStep) print(HINT);
  return isInStep ? 0 : 1;
}

function fullName(name: string): string {
  const [page = '', id] = name.split('#');
  return pageNamed(page) + (id ? `#${id}` : '');
}
