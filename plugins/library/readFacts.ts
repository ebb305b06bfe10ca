import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { site } from '../../site.config';
import type { PageFacts } from '../../theme/support/pageRecord';
import { bundle } from './bundle';

const LIBRARY = 'library';
const SOURCES = `${site.repository}/blob/${site.branch}/${LIBRARY}/src`;

/** What was measured on the documented release, one file a page. */
interface Behaviour {
  environment: PageFacts['environment'];
  behaviour: unknown[];
}

/** First release of each export, and all releases from the oldest to the newest. */
interface Since {
  releases: string[];
  exports: Record<string, string>;
}

/**
 * Collects what an API page shows without anyone having typed it.
 *
 * @param root Repository root.
 * @param slug Path of the page within its language: `guide/api/array/at.mdx`.
 * @param names What the page documents: exports, or members of one such as `ObjectId.clone`.
 * @returns The facts, or `undefined` where nothing was measured for the page.
 */
export async function readFacts(
  root: string,
  slug: string,
  names: string[],
): Promise<PageFacts | undefined> {
  const topic = slug.replace(/^guide\/api\/|\.mdx$/g, '');
  const measured = path.join(root, LIBRARY, 'behaviour', `${topic}.json`);
  if (!existsSync(measured)) return undefined;
  const { environment, behaviour } = readJson(measured) as Behaviour;
  const [category] = topic.split('/') as [string];
  const imports = [...new Set(names.map(ownerOf))];
  return {
    imports,
    category,
    group: topic.split('/').at(-2)!,
    environment,
    since: firstVersion(root, names),
    size: await sizeOf(imports, category),
    sources: imports.map((name) => `${SOURCES}/${category}/${name}.ts`),
    measuredCalls: behaviour.length,
  };
}

/** `ObjectId` of `ObjectId.clone`: what a reader imports. */
function ownerOf(name: string): string {
  return name.split('.')[0]!;
}

/** The oldest release that exports everything the page documents. */
function firstVersion(root: string, names: string[]): string {
  const { releases, exports } = readJson(path.join(root, LIBRARY, 'since.json')) as Since;
  const versions = new Set(names.map((name) => exports[name] ?? exports[ownerOf(name)]!));
  return releases.findLast((release) => versions.has(release))!;
}

async function sizeOf(names: string[], category: string): Promise<PageFacts['size']> {
  const code = `export { ${names.join(', ')} } from 'funtool/${category}';`;
  const minified = Buffer.from(await bundle(code, { format: 'es', minify: true }));
  return { minified: minified.length, compressed: brotliCompressSync(minified).length };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
