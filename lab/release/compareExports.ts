import path from 'node:path';
import { entryPointOf, importsOf } from '@funtool-docs/content/importStatement';
import { jsonLine } from '@funtool-docs/content/jsonLine';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { readText } from '@funtool-docs/content/textFile';
import { LIBRARY_MANIFEST, libraryEntries } from '@funtool-docs/facts/library/libraryEntries';
import { documentedLibrary } from '@funtool-docs/facts/library/librarySource';
import { type Release, runInProject } from './openRelease';
import type { Comparison } from './releaseThread';

/** Compares what each entry exports, and that `require` gives the same as `import`. */
export async function compareExports(
  root: string,
  pages: Page[],
  release: Release,
): Promise<Comparison> {
  const known = libraryEntries(root);
  const usable = known.filter((entry) => release.names[entry]);
  const names = usable.map(async (entry) =>
    compareNames(root, pages, { entry, names: release.names[entry]!, verb: 'exports' }),
  );
  return {
    compared: known.length,
    differences: [
      ...missingIn(release.entries, known).map((entry) =>
        atEntry(root, entry, `the release has no ${entry}`),
      ),
      ...missingIn(known, release.entries).map((entry) =>
        atEntry(root, entry, `the release has ${entry} as well`),
      ),
      ...(await Promise.all(names)).flat(),
      ...usable.flatMap((entry) =>
        compareRequired(entry, release).map((message) => atEntry(root, entry, message)),
      ),
    ],
  };
}

const missingIn = (has: string[], wanted: string[]) => wanted.filter((name) => !has.includes(name));

/** States a difference where the entries of the library are listed. */
export function atEntry(root: string, entry: string, message: string): Problem {
  const source = readText(path.join(root, LIBRARY_MANIFEST));
  const line = jsonLine(source, ['exports', `.${entry.slice('funtool'.length)}`]);
  return { file: LIBRARY_MANIFEST, line, message };
}

/** Compares names with those of the documented library; what is missing stands on its pages, if it has any. */
export async function compareNames(
  root: string,
  pages: Page[],
  { entry, names, verb }: { entry: string; names: string[]; verb: 'exports' | 'declares' },
): Promise<Problem[]> {
  const documented = Object.keys((await documentedLibrary.importModule(entry)) as object);
  return [
    ...missingIn(names, documented).flatMap((name) => {
      const message = `${entry} ${verb} no ${name}`;
      const places = pages.filter((page) => isApiPage(page) && importsOf(page).includes(name));
      return places.length > 0
        ? places.map(({ file }) => ({ file, line: 1, message }))
        : [atEntry(root, entry, message)];
    }),
    ...missingIn(documented, names).map((name) =>
      atEntry(root, entry, `${entry} ${verb} ${name} as well`),
    ),
  ];
}

function compareRequired(entry: string, { project, names }: Release): string[] {
  const code = `import { createRequire } from 'node:module';
    answer(Object.keys(createRequire(process.cwd() + '/')(${JSON.stringify(entry)})));`;
  const required = runInProject(project, code) as string[] | string;
  if (typeof required === 'string') return [`require('${entry}') fails: ${required}`];
  return missingIn([...required, 'default'], names[entry]!).map(
    (name) => `require('${entry}') has no ${name}`,
  );
}

/** Lists the pages whose functions readers import from an entry. */
export function pagesOf(pages: Page[], entry: string): Page[] {
  return pages.filter((page) => isApiPage(page) && `funtool/${entryPointOf(page)}` === entry);
}
