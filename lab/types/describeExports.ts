import path from 'node:path';
import { type ApiEntry, ROOT_MODULE } from '@funtool-docs/facts/types/servedTypes';
import { type Declarations, readDeclarations } from '@funtool-docs/facts/library/readDeclarations';
import { listFiles, readText } from '@funtool-docs/content/files';

const SOURCE = 'library/src';

/** Describes each export of the library for completion. */
export function describeExports(root: string): ApiEntry[] {
  const source = path.join(root, SOURCE);
  const { exports, values } = readDeclarations(path.join(source, 'index.ts'));
  const names = new Set([...exports].map((name) => name.split('.')[0]!));
  const modules = readModules(source);
  return [...names].map((name) => ({
    name,
    module: modules.get(name) ?? ROOT_MODULE,
    signature: signatureOf(name, values),
    members: membersOf(name, values),
  }));
}

function readModules(source: string): Map<string, string> {
  const indexes = listFiles(source).filter((file) => /^\w+\/index\.ts$/.test(file));
  return new Map(
    indexes.flatMap((file) => {
      const code = readText(path.join(source, file));
      const module = `${ROOT_MODULE}/${path.dirname(file)}`;
      const lists = Array.from(code.matchAll(/^export \{ (.+) \}/gm), ([, list]) => list!);
      return lists.flatMap((list) => list.split(', ').map((name) => [name, module] as const));
    }),
  );
}

type Values = Declarations['values'];

function signatureOf(name: string, values: Values): string {
  const text = values.get(name)?.signatures[0]?.text ?? '';
  return withoutOwner(text).replace(/^constructor/, `new ${name}`);
}

function membersOf(owner: string, values: Values): ApiEntry['members'] {
  return [...values]
    .filter(([name]) => name.startsWith(`${owner}.`))
    .map(([name, { signatures }]) => ({ name: name.split('.')[1]!, text: signatures[0]!.text }))
    .filter(({ text }) => /^const |\{ static /.test(text))
    .map(({ name, text }) => ({ name, signature: withoutOwner(text).replace(/^static /, '') }));
}

function withoutOwner(text: string): string {
  return text.replace(/^(?:class|const) \w+:? \{ (.*) \}$/, '$1').replace(/;$/, '');
}
