import path from 'node:path';
import { readJson } from './files';
import { parseDeclarations, printDeclarations } from './printDeclaration';
import type { Page } from './parsePage';
import { DOCS, type PageId, pathOf, topicOf } from './paths';

/** Returns the sidebar label of the folder that a page, or the folder of an index, is in; empty if it has none. */
export function categoryOf({ locale, slug }: PageId, root: string): string {
  const folder = path.posix.dirname(pathOf(slug)).slice(1);
  const meta = path.join(root, DOCS, locale, path.dirname(folder), '_meta.json');
  const entries = readJson<{ name?: string; label?: string }[]>(meta) ?? [];
  return entries.find(({ name }) => name === path.basename(folder))?.label ?? '';
}

/** Returns the first documented declaration on one line, without class or object; may be empty. */
export function signatureOf({ blocks, names: [first = ''] }: Page): string {
  const code = blocks.find(({ section }) => section === 'signature')?.code ?? '';
  const declarations = printDeclarations(parseDeclarations(code));
  const { name = '', text = '' } =
    declarations.find((declaration) => declaration.name === first) ??
    declarations.find((declaration) => declaration.name.startsWith(`${first}.`)) ??
    {};
  const [owner] = name.split('.');
  return text
    .replace(/^(?:class|const) \w+:? \{ (.*) \}$/, '$1')
    .replace(/^constructor/, `new ${owner}`)
    .replace(/;$/, '');
}

type Documented = Pick<Page, 'slug' | 'names'>;

/** Lists what readers import for the names of an API page: `ObjectId` for `ObjectId.clone`. */
export function importsOf({ names }: Pick<Page, 'names'>): string[] {
  return [...new Set(names.map(ownerOf))];
}

/** Returns the export that a documented name belongs to. */
export function ownerOf(name: string): string {
  return name.split('.')[0]!;
}

/** Returns the category of an API page, which is also the entry of the library: `string`. */
export function entryPointOf({ slug }: Pick<Page, 'slug'>): string {
  return topicOf(slug).split('/')[0]!;
}

/** Writes the import of everything that an API page documents. */
export function importStatement(page: Documented): string {
  return `import { ${importsOf(page).join(', ')} } from 'funtool/${entryPointOf(page)}';`;
}
