import path from 'node:path';
import { readJson } from '@funtool-docs/content/fileCache';
import type { Page } from '@funtool-docs/content/parsePage';
import { pathOf, topicOf } from '@funtool-docs/content/paths';
import { entryPointOf, importsOf, ownerOf } from '@funtool-docs/content/importStatement';

/** Bytes that an import adds to a bundle. */
export interface ExportSize {
  minified: number;
  /** Minified, then compressed. */
  brotli: number;
}

/** Computed facts about the exports that an API page documents. */
export interface LibraryFacts {
  imports: string[];
  category: string;
  /** Path of the page that lists it, within the language. */
  group: string;
  environment: 'any' | 'browser' | 'Node';
  /** The literal that every call returns in Node.js, if it is always the same. */
  inNode?: string | undefined;
  /** First release that exports all names. */
  since: string;
  /** The size that each name adds to a bundle when it is imported alone. */
  sizes: { fromCategory: ExportSize; fromRoot: ExportSize }[];
  /** Files of the library's repository, from its root, perhaps with a line: `src/array/at.ts#L16`. */
  sources: { label: string; file: string }[];
  /** Calls measured on the documented release, which the library here agrees with. */
  measuredCalls: number;
}

const LIBRARY = 'library';

/** Measurements on the documented release, one file per page. */
interface Behaviour {
  environment: LibraryFacts['environment'];
  inNode?: string;
  behaviour: { call: string; throws?: string }[];
}

/** First release of each export; `releases` are sorted from the oldest to the newest. */
interface Since {
  releases: string[];
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
  const measured = readBehaviour(root, slug);
  if (!measured) return undefined;
  const { environment, inNode, behaviour } = measured;
  const { exports: release } = read<{ exports: Release }>(root, 'release.json')!;
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
    measuredCalls: behaviour.length,
  };
}

/** Reads the calls measured for an API page; `undefined` if there are none. */
export function readBehaviour(root: string, slug: string): Behaviour | undefined {
  return read<Behaviour>(root, `behaviour/${topicOf(slug)}.json`);
}

/** The newest first release counts, since a page needs all its exports. */
function firstVersion(root: string, names: string[]): string {
  const { releases, exports } = read<Since>(root, 'since.json')!;
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

function read<T>(root: string, file: string): T | undefined {
  return readJson<T>(path.join(root, LIBRARY, file));
}
