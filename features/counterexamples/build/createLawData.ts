import { readFileSync } from 'node:fs';
import path from 'node:path';
import candidates from '../../byExample/engine/candidates.json';
import counterparts from '../../differences/counterparts.json';
import { type LawNames, readLaw } from '../law/readLaw';
import properties from '../laws/laws.json';
import type { LawData, LawTopic } from '../laws/readyLaws';
import { applyAdapter } from './applyAdapter';

type ByFunction = Record<string, Partial<Record<string, string>>>;

/** Names of the variables for each kind of parameter (`candidates.json`), the first one that is free. */
const VARIABLES: [string, string[]][] = [
  ['text part pattern replacement inserted filler rule', ['s', 't', 'u']],
  ['list removed added kept collection', ['xs', 'ys']],
  ['names', ['ks']],
  ['object extension', ['o', 'p']],
  ['key', ['k']],
  ['index start end position place', ['i', 'j']],
  ['count length decimals', ['n']],
  ['number operand', ['n', 'm']],
  ['predicate customizer serializer path', ['f']],
  ['any item container', ['x', 'y']],
];

/** Sides that a change of an argument would show in. */
const CHANGEABLE = /^(xs|ys|o|p)$/;

/**
 * Collects the laws that readers can choose for each page: those of `laws.json`, that a function does
 * the same as its counterparts, and that it leaves its arguments alone.
 *
 * @param root Repository root.
 */
export function createLawData(root: string): LawData {
  const parameters = Object.fromEntries(
    candidates.functions.flatMap(({ name, takes, form }) => (form ? [] : [[name, takes]])),
  );
  const names = { names: listExports(root), parameters };
  const pages: LawData['pages'] = {};
  const add = (page: string, topic: LawTopic, law: string | undefined) => {
    if (law) (pages[page] ??= []).push({ topic, law });
  };
  for (const [page, laws] of Object.entries(properties)) {
    for (const law of laws) add(page, 'property', law);
  }
  for (const { name, page, takes, form } of candidates.functions) {
    if (form) continue;
    const args = nameArguments(takes);
    const call = `${name}(${args.join(', ')})`;
    const adapters = (counterparts.functions as Record<string, ByFunction>)[page]?.[name] ?? {};
    for (const peer of ['lodash', 'native'] as const) {
      const other = adapters[peer] && applyAdapter(adapters[peer], args);
      const law = other && `same(${call}, ${other})`;
      if (law && namesOnly(law, args, names)) add(page, peer, law);
    }
    const changed = args.filter((arg) => CHANGEABLE.test(arg));
    const before = changed.length === 1 ? changed[0]! : `[${changed.join(', ')}]`;
    const law = `same(structuredClone(${before}), (${call}, ${before}))`;
    if (changed.length > 0) add(page, 'arguments', law);
  }
  return { ...names, pages };
}

function listExports(root: string): string[] {
  const file = readFileSync(path.join(root, 'library/release.json'), 'utf8');
  return Object.keys((JSON.parse(file) as { exports: object }).exports);
}

function nameArguments(takes: string): string[] {
  const used: string[] = [];
  for (const word of takes.split(' ')) {
    const kind = word.replace('?', '');
    // What switches something on is left out, as in most calls.
    if (kind === 'flag') continue;
    const [, free] = VARIABLES.find(([kinds]) => kinds.split(' ').includes(kind))!;
    used.push(free.find((name) => !used.includes(name))!);
  }
  return used;
}

/** A counterpart may need what only pages or Node.js have. */
function namesOnly(law: string, args: string[], names: LawNames): boolean {
  const read = readLaw(law, names);
  return !('problem' in read) && read.variables.every(({ name }) => args.includes(name));
}
