import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { jsonLine, readText } from '@funtool-docs/content/files';
import type { Problem } from '@funtool-docs/content/problem';
import { libraryEntries } from '@funtool-docs/facts/library/librarySource';
import type { ExportSize } from '@funtool-docs/facts/library/readFacts';
import type { Comparison, Release } from './openRelease';

const SIZES = 'library/release.json';

/** A size differs beyond both: programs that compress with Brotli at its highest level differ in up to 10 bytes. */
const TOLERANCE = { bytes: 10, share: 0.02 };

/** Bundles each function alone, as the stated sizes were measured. */
export async function compareSizes(root: string, release: Release): Promise<Comparison> {
  const source = readText(path.join(root, SIZES));
  const { exports } = JSON.parse(source) as {
    exports: Record<string, { fromCategory?: ExportSize; fromRoot?: ExportSize }>;
  };
  const entries = libraryEntries(root).filter((entry) => release.names[entry]);
  const found = entries.flatMap((entry) =>
    release.names[entry]!.map(async (name): Promise<Problem[] | undefined> => {
      const stated = exports[name]?.[entry === 'funtool' ? 'fromRoot' : 'fromCategory'];
      if (!stated) return undefined;
      const code = `import { ${name} } from '${entry}'; console.log(${name});`;
      const actual = await measure(code, release.project);
      if (isNear(actual.minified, stated.minified) && isNear(actual.brotli, stated.brotli)) {
        return [];
      }
      const line = jsonLine(source, ['exports', name]);
      const message = `${name} from ${entry} takes ${describe(actual)}, the page says ${describe(stated)}`;
      return [{ file: SIZES, line, message }];
    }),
  );
  const measured = (await Promise.all(found)).filter((problems) => problems !== undefined);
  return { compared: measured.length, differences: measured.flat() };
}

function isNear(actual: number, stated: number): boolean {
  return Math.abs(actual - stated) <= Math.max(TOLERANCE.bytes, TOLERANCE.share * stated);
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

function describe({ minified, brotli }: ExportSize): string {
  return `${minified} B minified and ${brotli} B with Brotli`;
}
