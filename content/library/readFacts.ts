import path from 'node:path';
import { site } from '../../site.config';
import { readJson } from '../fileCache';
import type { Page } from '../parsePage';
import { topicOf } from '../paths';

/** What an import adds to a bundle, in bytes. */
export interface ExportSize {
  minified: number;
  /** Minified, then compressed. */
  brotli: number;
}

/** What is computed about the exports that an API page documents. */
export interface PageFacts {
  /** Names to import. */
  imports: string[];
  /** Category to import them from. */
  category: string;
  /** Group of the overview that lists the page. */
  group: string;
  /** Where it runs. */
  environment: 'any' | 'browser' | 'Node';
  /** What every call returns in Node.js, as a literal, where that is always the same. */
  inNode?: string | undefined;
  /** First release that exports all of it. */
  since: string;
  /** What importing each of the names alone adds to a bundle, by the entry it is imported from. */
  sizes: { fromCategory: ExportSize; fromRoot: ExportSize }[];
  /** Minified bytes that the root entry always brings along; `undefined` where a page is about just these. */
  rulesSize: number | undefined;
  /** Links to the source of the documented release. */
  sources: { label: string; url: string }[];
  /** Calls measured on the documented release that the library here agrees with. */
  measuredCalls: number;
}

const LIBRARY = 'library';
const SOURCES = `${site.library.repository}/blob/${site.library.tag}`;
/** The export that holds the built-in rules, which every import from the root entry brings along. */
const RULES = 'regex';

/** What was measured on the documented release, one file a page. */
interface Behaviour {
  environment: PageFacts['environment'];
  inNode?: string;
  behaviour: { call: string; throws?: string }[];
}

/** First release of each export, and all releases from the oldest to the newest. */
interface Since {
  releases: string[];
  exports: Record<string, string>;
}

/** Where the sources of the release have an export or a built-in rule, and what an export costs. */
interface ReleasedExport {
  /** Path from the root of the library's repository. */
  file: string;
  line?: number;
  fromCategory?: ExportSize;
  fromRoot?: ExportSize;
}

type Release = Record<string, ReleasedExport>;

/**
 * Collects what an API page shows without anyone having typed it.
 *
 * @param root Repository root.
 * @param page An API page.
 * @returns The facts, or `undefined` where nothing was measured for the page.
 */
export function readFacts(
  root: string,
  { slug, names }: Pick<Page, 'slug' | 'names'>,
): PageFacts | undefined {
  const measured = readBehaviour(root, slug);
  if (!measured) return undefined;
  const { environment, inNode, behaviour } = measured;
  const { exports: release } = read<{ exports: Release }>(root, 'release.json')!;
  const topic = topicOf(slug);
  const [category] = topic.split('/') as [string];
  const imports = [...new Set(names.map(ownerOf))];
  return {
    imports,
    category,
    group: topic.split('/').at(-2)!,
    environment,
    inNode,
    since: firstVersion(root, names),
    sizes: imports.map((name) => sizeOf(release[name]!)),
    rulesSize: imports.includes(RULES) ? undefined : release[RULES]!.fromCategory!.minified,
    sources: sourcesOf(names, release),
    measuredCalls: behaviour.length,
  };
}

/**
 * Reads the calls that were measured for an API page.
 *
 * @param root Repository root.
 * @param slug The page.
 * @returns `undefined` where nothing was measured.
 */
export function readBehaviour(root: string, slug: string): Behaviour | undefined {
  return read<Behaviour>(root, `behaviour/${topicOf(slug)}.json`);
}

/** `ObjectId` of `ObjectId.clone`: what a reader imports. */
function ownerOf(name: string): string {
  return name.split('.')[0]!;
}

/** The oldest release that exports everything the page documents. */
function firstVersion(root: string, names: string[]): string {
  const { releases, exports } = read<Since>(root, 'since.json')!;
  const versions = new Set(names.map((name) => exports[name] ?? exports[ownerOf(name)]!));
  return releases.findLast((release) => versions.has(release))!;
}

function sizeOf({ fromCategory, fromRoot }: ReleasedExport): PageFacts['sizes'][number] {
  return { fromCategory: fromCategory!, fromRoot: fromRoot! };
}

/** One link is called by its file; several, which may lead into one file, by what they lead to. */
function sourcesOf(names: string[], release: Release): PageFacts['sources'] {
  return names.map((name) => {
    const { file, line } = release[name] ?? release[ownerOf(name)]!;
    const url = `${SOURCES}/${file}${line ? `#L${line}` : ''}`;
    return { label: names.length > 1 ? name : path.posix.basename(file), url };
  });
}

function read<T>(root: string, file: string): T | undefined {
  return readJson<T>(path.join(root, LIBRARY, file));
}
