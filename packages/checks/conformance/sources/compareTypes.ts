import path from 'node:path';
import ts from 'typescript';
import { type Declarations, readDeclarations } from '@funtool-docs/facts/library/readDeclarations';
import { importsOf, ownerOf } from '@funtool-docs/content/importStatement';
import { typeProgram } from '@funtool-docs/facts/library/typeProgram';
import { isApiPage } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { checkSignature } from '../../checkSignature';
import { differingExports } from '../types/differingExports';
import type { ReleaseComparison } from '../compareTasks';
import type { Context } from '../context';
import { atEntry, pagesOf } from './compareExports';

/**
 * Compares the signatures on the pages, which the build holds equal to our declarations, with the
 * types that the release declares. A page that states them in other words is right if TypeScript
 * assigns each type to the other.
 */
export function compareTypes(context: Context): ReleaseComparison {
  const { root, release, usable } = context;
  const files = declarationFiles(release.project, usable);
  const differing = differingExports(release.project, release.folder, files);
  const compared = usable.flatMap((entry) => {
    const file = files.get(entry);
    if (file === undefined) {
      return [{ pages: 0, differences: [atEntry(root, entry, `${entry} declares no types`)] }];
    }
    const declarations = readDeclarations(file, release.folder);
    const pages = pagesOf(context, entry);
    return [
      {
        pages: pages.length,
        differences: [
          ...pages
            .filter((page) => {
              const names = importsOf(page);
              return names.some((name) => differing.get(entry)!.has(name));
            })
            .flatMap((page) => checkSignature(page, declarations)),
          ...(entry === 'funtool' ? [...differing.get(entry)!] : []).map((name) =>
            atEntry(root, entry, `${entry} declares another type of ${name}`),
          ),
          ...undeclared(context, entry, declarations),
          ...undocumented(context, entry, declarations),
        ],
      },
    ];
  });
  const count = compared.reduce((sum, { pages }) => sum + pages, 0);
  return {
    compared: count,
    notRun: context.pages.filter(isApiPage).length - count,
    differences: compared.flatMap(({ differences }) => differences),
  };
}

/** Resolves the declarations of entries the way the project of a reader does. */
function declarationFiles(project: string, entries: string[]): Map<string, string> {
  const name = path.join(project, 'index.ts');
  const code = entries.map((entry) => `import '${entry}';`).join('\n');
  const program = typeProgram(name, new Map([[name, code]]));
  const checker = program.getTypeChecker();
  return new Map(
    program.getSourceFile(name)!.statements.flatMap((node, index) => {
      const { moduleSpecifier } = node as ts.ImportDeclaration;
      const [file] = checker.getSymbolAtLocation(moduleSpecifier)?.declarations ?? [];
      return file && ts.isSourceFile(file) ? [[entries[index]!, file.fileName] as const] : [];
    }),
  );
}

function undeclared({ pages, entries, root }: Context, entry: string, { exports }: Declarations) {
  const { documented } = entries.find(({ specifier }) => specifier === entry)!;
  const declared = new Set([...exports].map(ownerOf));
  return documented
    .filter((name) => !declared.has(name))
    .flatMap((name): Problem[] => {
      const message = `${entry} declares no ${name}`;
      const places = pages.filter((page) => isApiPage(page) && importsOf(page).includes(name));
      if (places.length === 0) return [atEntry(root, entry, message)];
      return places.map(({ file }) => ({ file, line: 1, message }));
    });
}

function undocumented(context: Context, entry: string, { exports }: Declarations): Problem[] {
  const { documented } = context.entries.find(({ specifier }) => specifier === entry)!;
  return [...new Set([...exports].map(ownerOf))]
    .filter((name) => !documented.includes(name))
    .map((name) => atEntry(context.root, entry, `${entry} declares ${name} as well`));
}
