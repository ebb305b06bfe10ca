import path from 'node:path';
import { readJson } from '@funtool-docs/content/files';
import type { Page } from '@funtool-docs/content/parsePage';
import { pathOf, topicOf } from '@funtool-docs/content/paths';
import type { ContractAnswer } from '../contract/contract';
import { type MeasuredPage, readMeasuredFacts, readMeasuredPage } from './measured';
import { entryPointOf, importsOf, ownerOf } from '@funtool-docs/content/pageSummary';

const ASKED_FIRST = ['changesArguments', 'acceptsNull'] as const;

/** Bytes that an import adds to a bundle. */
export interface ExportSize {
  minified: number;
  /** Minified, then compressed. */
  brotli: number;
}

/** Computed facts about the exports that an API page documents. */
export interface LibraryFacts extends Pick<MeasuredPage, 'environment' | 'inNode'> {
  imports: string[];
  category: string;
  /** Path of the page that lists it, within the language. */
  group: string;
  /** First release that exports all names. */
  since: string;
  /** The size that each name adds to a bundle when it is imported alone. */
  sizes: { fromCategory: ExportSize; fromRoot: ExportSize }[];
  /** Files of the library's repository, from its root, perhaps with a line: `src/array/at.ts#L16`. */
  sources: { label: string; file: string }[];
  /** Calls measured on the documented release, which the library here agrees with. */
  measuredCalls: number;
  /** What readers ask first, measured: keys of texts, such as `acceptsNull.no`. */
  firstAnswers: `${(typeof ASKED_FIRST)[number]}.${Exclude<ContractAnswer, 'notMeasured'>}`[];
}

/** First release of each export. */
interface Since {
  /** From the oldest to the newest. */
  releases: string[];
  /** ISO 8601 days, by release. */
  dates: Record<string, string>;
  exports: Record<string, string>;
}

/** Source location of an export or built-in rule, and what an export adds to a bundle. */
interface ReleasedExport {
  /** Path from the root of the library's repository. */
  file: string;
  line?: number;
  fromCategory?: ExportSize;
  fromRoot?: ExportSize;
}

type Release = Record<string, ReleasedExport>;

/** Collects the computed facts of an API page; `undefined` if nothing was measured for it. */
export function readFacts(
  root: string,
  { slug, names }: Pick<Page, 'slug' | 'names'>,
): LibraryFacts | undefined {
  const measured = readMeasuredPage(root, topicOf(slug));
  if (!measured) return undefined;
  const { environment, inNode, calls } = measured;
  const { exports: release } = readJson<{ exports: Release }>(
    path.join(root, 'library/release.json'),
  )!;
  const imports = importsOf({ names });
  return {
    imports,
    category: entryPointOf({ slug }),
    group: `${path.posix.dirname(pathOf(slug))}/`,
    environment,
    inNode,
    since: firstVersion(root, names),
    sizes: imports.map((name) => sizeOf(release[name]!)),
    sources: sourcesOf(names, release),
    measuredCalls: calls.length,
    firstAnswers: listFirstAnswers(root, topicOf(slug)),
  };
}

/** Nobody asks whether a string is changed, or what a type guard does with `null`. */
function listFirstAnswers(root: string, name: string): LibraryFacts['firstAnswers'] {
  if (name.startsWith('type/')) return [];
  const { kinds, contract } = readMeasuredFacts(root, name)!;
  const isChangeable = kinds.takes.some((kind) => ['any', 'array', 'object'].includes(kind));
  return ASKED_FIRST.flatMap((asked) => {
    const { answer } = contract.statements.find(({ property }) => property === asked)!;
    const isPlain = asked === 'changesArguments' && answer === 'no' && !isChangeable;
    return answer === 'notMeasured' || isPlain ? [] : [`${asked}.${answer}` as const];
  });
}

/** Reads which release was the first to have each export. */
export function readSince(root: string): Since {
  return readJson<Since>(path.join(root, 'library/since.json'))!;
}

/** The newest first release counts, since a page needs all its exports. */
function firstVersion(root: string, names: string[]): string {
  const { releases, exports } = readSince(root);
  const versions = new Set(names.map((name) => exports[name] ?? exports[ownerOf(name)]!));
  return releases.findLast((release) => versions.has(release))!;
}

function sizeOf({ fromCategory, fromRoot }: ReleasedExport): LibraryFacts['sizes'][number] {
  return { fromCategory: fromCategory!, fromRoot: fromRoot! };
}

/** Several links are labelled by name, since they may lead into the same file. */
function sourcesOf(names: string[], release: Release): LibraryFacts['sources'] {
  return names.map((name) => {
    const { file, line } = release[name] ?? release[ownerOf(name)]!;
    const label = names.length > 1 ? name : path.posix.basename(file);
    return { label, file: line ? `${file}#L${line}` : file };
  });
}
