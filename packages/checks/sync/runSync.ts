import { parseArgs } from 'node:util';
import { git } from '@funtool-docs/content/git';
import { parsePage } from '@funtool-docs/content/parsePage';
import { fileOf } from '@funtool-docs/content/paths';
import { type Locale, site } from '../../../site.config';
import {
  type ComparedSection,
  declareEqual,
  outOfStep,
  type OutOfStepSection,
  pageNamed,
  readTexts,
  sectionsNamed,
  type TextComparison,
} from './compareTexts';
import { type ProseSection, readSections, showBlock } from './readSections';
import { type DeclaredHashes, readSyncFile, SYNC_FILE, writeSyncFile } from './syncFile';

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
  checkOptions({ confirm, isSameMeaning, all: all.length > 0 }, positionals.length > 0);
  const declared = readSyncFile(root);
  const wanted = positionals.map(fullName);
  const pages = wanted.length ? wanted.map((name) => name.split('#')[0]!) : undefined;
  const texts = readTexts(root, pages && [...new Set(pages)], declared);
  const names = wanted.length ? sectionsNamed(texts, declared, wanted) : undefined;
  const open = outOfStep(texts).filter(({ name }) => names?.has(name) ?? true);
  if (!confirm && !isSameMeaning) {
    const described = open.map((section) =>
      describeSection(root, section, declared.get(section.name)!),
    );
    return list(texts, described, print);
  }
  if (all.length === 1) refuseIfChanged(open);
  if (isSameMeaning) refuseIfAllChanged(open);
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
  { confirm, isSameMeaning, all }: Record<'confirm' | 'isSameMeaning' | 'all', boolean>,
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

function refuseIfChanged({ length }: OutOfStepSection[]): void {
  if (length === 0) return;
  throw new Error(
    `Sections that have changed and would be declared equal: ${length}. If you have compared each, repeat it: --confirm --all --all`,
  );
}

/** That an edit of one language kept its meaning says nothing where the others have changed too. */
function refuseIfAllChanged(open: OutOfStepSection[]): void {
  const found = open.filter(({ changed }) => changed.length === site.locales.length);
  if (found.length === 0) return;
  throw new Error(
    `Every language has changed in ${found.map(({ name }) => name).join(', ')}. Compare the texts, then use --confirm.`,
  );
}

function list(
  { sections, problems }: TextComparison,
  described: string[][],
  print: (line: string) => void,
): 0 | 1 {
  for (const line of described.flatMap((lines) => [...lines, ''])) print(line);
  for (const problem of problems) print(problem);
  print(
    `Sections: ${sections.length}, out of step: ${described.length}, missing or unknown: ${problems.length}`,
  );
  if (described.length + problems.length === 0) return 0;
  print(HINT);
  return 1;
}

function fullName(name: string): string {
  const [page = '', id] = name.split('#');
  return pageNamed(page) + (id ? `#${id}` : '');
}

/** Further back, an editor is better served by the text as a whole. */
const MAX_COMMITS = 50;

/** Says in one line which language is ahead. */
function headlineOf({ name, changed }: OutOfStepSection): string {
  return changed.length < site.locales.length
    ? `${name}: ${changed.join(', ')} is newer`
    : `${name}: ${changed.join(' and ')} have both changed`;
}

/**
 * Writes a section for an editor: the texts in every language, and what has changed in them as far
 * as git knows.
 *
 * @param hashes As last declared equal.
 */
function describeSection(
  root: string,
  section: OutOfStepSection,
  hashes: DeclaredHashes,
): string[] {
  const texts = site.locales.flatMap(({ lang }) => {
    const text = section.texts[lang];
    const isChanged = section.changed.includes(lang);
    const before = isChanged ? lastEqualText(root, section, lang, hashes[lang]) : text;
    return [
      `  ${fileOf({ locale: lang, slug: section.slug })}:${text.line}`,
      ...markLines(text, before),
    ];
  });
  return [headlineOf(section), ...texts];
}

/** Marks lines that are gone or new; none if nobody knows what was there before. */
function markLines(text: ProseSection, before: ProseSection = text): string[] {
  const [lines, old] = [text, before].map(({ blocks }) => blocks.map(showBlock)) as [
    string[],
    string[],
  ];
  return [
    ...old.filter((line) => !lines.includes(line)).map((line) => `    - ${line}`),
    ...lines.map((line) => `    ${old.includes(line) ? ' ' : '+'} ${line}`),
  ];
}

/**
 * Finds in the history the text that a section had when it was last declared equal: the hash tells.
 *
 * @param hash As declared.
 * @returns Nothing if there is no git, or no such commit.
 */
function lastEqualText(
  root: string,
  { slug, id }: Pick<ComparedSection, 'slug' | 'id'>,
  locale: Locale,
  hash: string,
): ProseSection | undefined {
  const file = fileOf({ locale, slug });
  const range = [`--max-count=${MAX_COMMITS}`, 'HEAD', '--', file];
  const commits =
    git(root, ['rev-list', ...range], /^/)
      ?.split('\n')
      .filter(Boolean) ?? [];
  for (const commit of commits) {
    // Nothing where the commit removed the page.
    const [, blob] =
      / blob ([0-9a-f]+)\t/.exec(git(root, ['ls-tree', commit, file], /^/) ?? '') ?? [];
    const source = blob && git(root, ['cat-file', 'blob', blob], /^/);
    const found = source && sectionIn(source, { file, locale, slug, id });
    if (found && found.hash === hash) return found;
  }
  return undefined;
}

/** An old page may not be one by the rules of today. */
function sectionIn(
  source: string,
  { id, ...page }: { file: string; locale: Locale; slug: string; id: string },
): ProseSection | undefined {
  try {
    return readSections(parsePage({ ...page, source })).find((section) => section.id === id);
  } catch {
    return undefined;
  }
}
