import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { jsonLine } from '@funtool-docs/content/jsonLine';
import type { ExportSize } from '@funtool-docs/facts/library/readFacts';
import type { Problem } from '@funtool-docs/content/problem';
import type { ReleaseComparison } from '../compareTasks';
import type { Context } from '../context';
import { readText } from '@funtool-docs/content/textFile';

/**
 * Bytes that programs which compress with Brotli at its highest level differ in, for the same code.
 * The stated sizes and those of Node.js differed in up to 10.
 */
const BROTLI_TOLERANCE = 10;

const SIZES = 'library/release.json';

interface StatedSizes {
  fromCategory?: ExportSize;
  fromRoot?: ExportSize;
}

/** Bundles each function alone, as the stated sizes were measured, and each whole entry. */
export async function compareSizes({
  root,
  release,
  entries,
}: Context): Promise<ReleaseComparison> {
  const source = readText(path.join(root, SIZES));
  const { exports } = JSON.parse(source) as { exports: Record<string, StatedSizes> };
  const imports = entries.flatMap(({ specifier, names }) =>
    names.flatMap((name) => {
      const stated = exports[name]?.[specifier === 'funtool' ? 'fromRoot' : 'fromCategory'];
      return stated ? [{ specifier, name, stated }] : [];
    }),
  );
  const differences = await Promise.all(
    imports.map(async ({ specifier, name, stated }): Promise<Problem[]> => {
      const code = `import { ${name} } from '${specifier}'; console.log(${name});`;
      const actual = await measure(code, release.project);
      const isAsSmall = Math.abs(actual.brotli - stated.brotli) <= BROTLI_TOLERANCE;
      if (actual.minified === stated.minified && isAsSmall) return [];
      const line = jsonLine(source, ['exports', name]);
      const message = `${name} from ${specifier} takes ${describeSize(actual)}, the page says ${describeSize(stated)}`;
      return [{ file: SIZES, line, message }];
    }),
  );
  const notes = await Promise.all(
    entries.map(async ({ specifier }) => {
      const code = `import * as all from '${specifier}'; console.log(all);`;
      return `all of ${specifier} takes ${describeSize(await measure(code, release.project))}`;
    }),
  );
  return { compared: imports.length, notRun: 0, differences: differences.flat(), notes };
}

/** The note in `release.json` says how sizes are measured; Brotli's default is its level 11. */
async function measure(contents: string, project: string): Promise<ExportSize> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  const content = outputFiles[0]!.contents;
  return { minified: content.length, brotli: brotliCompressSync(content).length };
}

function describeSize({ minified, brotli }: ExportSize): string {
  return `${minified} B minified and ${brotli} B with Brotli`;
}
