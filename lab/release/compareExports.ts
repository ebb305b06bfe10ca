import path from 'node:path';
import { entryPointOf, importsOf, ownerOf } from '@funtool-docs/content/pageSummary';
import { jsonLine, readText } from '@funtool-docs/content/files';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import {
  documentedLibrary,
  LIBRARY_MANIFEST,
  libraryEntries,
} from '@funtool-docs/facts/library/librarySource';
import ts from 'typescript';
import { checkSignature } from '@funtool-docs/checks/checkDeclarations';
import { type Declarations, readDeclarations } from '@funtool-docs/facts/library/readDeclarations';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';
import { type Comparison, type Release, runInProject } from './openRelease';

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
function atEntry(root: string, entry: string, message: string): Problem {
  const source = readText(path.join(root, LIBRARY_MANIFEST));
  const line = jsonLine(source, ['exports', `.${entry.slice('funtool'.length)}`]);
  return { file: LIBRARY_MANIFEST, line, message };
}

/** Compares names with those of the documented library; what is missing stands on its pages, if it has any. */
async function compareNames(
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
function pagesOf(pages: Page[], entry: string): Page[] {
  return pages.filter((page) => isApiPage(page) && `funtool/${entryPointOf(page)}` === entry);
}

/**
 * Compares the signatures on the pages with the types that the release declares. A signature in other words is
 * right if to TypeScript the types are identical, as where one gives a part of it a name.
 */
export async function compareTypes(
  root: string,
  pages: Page[],
  release: Release,
): Promise<Comparison> {
  const entries = libraryEntries(root).filter((entry) => release.names[entry]);
  // Before there is a program with all of them: each is read by itself.
  const declared = new Map(entries.map((entry) => [entry, readEntry(entry, release)]));
  const identical = findIdentical(root, release, entries);
  const found = entries.map(async (entry): Promise<Problem[]> => {
    const declarations = declared.get(entry);
    if (!declarations) return [atEntry(root, entry, `${entry} declares no types`)];
    const isIdentical = (page: Page) =>
      importsOf(page).every((name) => identical.has(`${entry} ${name}`));
    const names = [...new Set([...declarations.exports].map(ownerOf))];
    const own = entry === 'funtool' ? pages.filter(isApiPage) : pagesOf(pages, entry);
    const differing = own.flatMap((page) => {
      const problems = checkSignature(page, declarations);
      return problems.length === 0 || isIdentical(page) ? [] : [{ page, problems }];
    });
    const inRoot = new Set(differing.flatMap(({ page }) => importsOf(page)));
    return [
      ...(entry === 'funtool'
        ? [...inRoot].map((name) =>
            atEntry(root, entry, `${entry} declares another type of ${name}`),
          )
        : differing.flatMap(({ problems }) => problems)),
      ...(await compareNames(root, pages, { entry, names, verb: 'declares' })),
    ];
  });
  const compared = entries.flatMap((entry) => pagesOf(pages, entry)).length;
  return { compared, differences: (await Promise.all(found)).flat() };
}

/** Reads the declarations of an entry as the project of a reader finds them. */
function readEntry(entry: string, { project, folder }: Release): Declarations | undefined {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const { resolvedModule } = ts.resolveModuleName(entry, mainOf(project), options, ts.sys);
  const file = resolvedModule?.resolvedFileName;
  return file && /\.[cm]?ts$/.test(file) ? readDeclarations(file, folder) : undefined;
}

/** A module of the project, which need not exist. */
const mainOf = (project: string) => path.join(project, 'types.ts');

/** Between such types no other can tell a difference; neither is `any` for the other. */
const IDENTICAL =
  'type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? 1 : 0;';

/** Finds the exports whose types are identical to those of the documented library: `funtool/array at`. */
function findIdentical(root: string, { project, names }: Release, entries: string[]): Set<string> {
  const documented = path.resolve(root, path.dirname(LIBRARY_ENTRY));
  const imports = entries.flatMap((entry, index) => {
    const ours = path.join(documented, entry.slice('funtool'.length), 'index');
    return [
      `import type * as ours${index} from ${JSON.stringify(ours)};`,
      `import type * as theirs${index} from '${entry}';`,
    ];
  });
  const pairs = entries.flatMap((entry, index) =>
    names[entry]!.map((name) => ({
      id: `${entry} ${name}`,
      types: `typeof ours${index}.${name}, typeof theirs${index}.${name}`,
    })),
  );
  const probes = pairs.map(({ types }, index) => `type Is${index} = Identical<${types}>;`);
  const main = mainOf(project);
  const code = [...imports, IDENTICAL, ...probes].join('\n');
  const program = typeProgram(main, new Map([[main, code]]));
  const nodes = program.getSourceFile(main)!.statements.filter(ts.isTypeAliasDeclaration).slice(1);
  const types = nodes.map((node) => program.getTypeChecker().getTypeAtLocation(node));
  const same = types.map((type) => type.isNumberLiteral() && type.value === 1);
  return new Set(pairs.filter((_, index) => same[index]).map(({ id }) => id));
}
