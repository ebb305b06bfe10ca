import path from 'node:path';
import { readJson } from './fileCache';
import { parseDeclarations, printDeclarations } from './printDeclaration';
import type { Page } from './parsePage';
import { DOCS, type PageId, pathOf } from './paths';

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
