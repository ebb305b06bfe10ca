import path from 'node:path';
import { jsonLine } from '@funtool-docs/content/jsonLine';
import { entryPointOf, importsOf } from '@funtool-docs/content/importStatement';
import { LIBRARY_MANIFEST, libraryEntries } from '@funtool-docs/facts/library/libraryEntries';
import { isApiPage } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { type ReleaseComparison } from '../compareTasks';
import type { Context, EntryNames } from '../context';
import { readText } from '@funtool-docs/content/textFile';

/** Compares what each entry exports, and that `require` gives the same as `import`. */
export async function compareExports(context: Context): Promise<ReleaseComparison> {
  const { entries, missing, release, root } = context;
  const known = libraryEntries(root);
  const additional = release.entries.filter((entry) => !known.includes(entry));
  return {
    compared: known.length,
    notRun: known.length - entries.length - missing.length,
    differences: [
      ...missing.map((entry) => atEntry(root, entry, `the release has no ${entry}`)),
      ...additional.map((entry) => atEntry(root, entry, `the release has ${entry} as well`)),
      ...entries.flatMap((entry) => compareNames(context, entry)),
      ...(await compareRequired(context)),
    ],
  };
}

/** States a difference where the entries of the library are listed. */
export function atEntry(root: string, entry: string, message: string): Problem {
  const source = readText(path.join(root, LIBRARY_MANIFEST));
  const line = jsonLine(source, ['exports', `.${entry.slice('funtool'.length)}`]);
  return { file: LIBRARY_MANIFEST, line, message };
}

/** What is missing stands on its pages; of the root, if nothing else of the page is missing. */
function compareNames(context: Context, { specifier, names, documented }: EntryNames): Problem[] {
  const { pages, root } = context;
  return [
    ...documented
      .filter((name) => !names.includes(name))
      .flatMap((name) => {
        const message = `${specifier} has no ${name}`;
        const places = pages.filter((page) => isApiPage(page) && importsOf(page).includes(name));
        return places.length
          ? places.map(({ file }) => ({ file, line: 1, message }))
          : [atEntry(root, specifier, message)];
      }),
    ...names
      .filter((name) => !documented.includes(name))
      .map((name) => atEntry(root, specifier, `${specifier} exports ${name} as well`)),
  ];
}

async function compareRequired({ processes, entries, usable, root }: Context) {
  const answers = await processes.node.run(
    usable.map((specifier) => ({ type: 'names', specifier, loader: 'require' })),
    1,
    usable,
  );
  return answers.flatMap((answer, index): Problem[] => {
    const { specifier, names } = entries[index]!;
    if ('failure' in answer) {
      return [atEntry(root, specifier, `require('${specifier}') fails: ${answer.failure}`)];
    }
    const required = 'names' in answer ? answer.names : [];
    return names
      .filter((name) => name !== 'default' && !required.includes(name))
      .map((name) => atEntry(root, specifier, `require('${specifier}') has no ${name}`));
  });
}

/** Lists the pages whose functions readers import from an entry. */
export function pagesOf({ pages }: Context, specifier: string) {
  return pages.filter((page) => isApiPage(page) && `funtool/${entryPointOf(page)}` === specifier);
}
