import { existsSync } from 'node:fs';
import path from 'node:path';
import { DOCS, isApiPage, isGuide, outputOf, pathOf } from '../paths';
import { claimsNameOf } from './claimsName';
import { readText } from '../files';

/** Folder of the claims, beside those of the languages, which share them. */
export const CLAIMS = `${DOCS}/claims`;

/** Code that proves a sentence. */
export interface Claim {
  id: string;
  /** Words behind the id: `browser` as on the fence of an example, and `typed`. */
  meta: string;
  /** Begins with the imports in one line, in the place of the line with the id. */
  code: string;
  /** The code as readers see it. */
  shown: string;
  /** Line of the id, on which the code begins. */
  line: number;
}

/** A file of claims, about one page in every language. */
export interface ClaimsFile {
  file: string;
  claims: Claim[];
  /** Lines before the first id that are no import. */
  stray: number[];
}

/** `// an-id`, below an empty line; `// an-id browser typed` needs a page, and is type-checked. */
const HEADER = /^\/\/ (?<id>[a-z][a-z0-9-]*)(?<meta>(?: (?:browser|typed))*)$/;
const IMPORT = /^import (?<names>.+) from '(?<module>[^']+)';$/;

/** Tells whether a page may have claims: those of the API and guides. */
export function mayHaveClaims(page: { slug: string }): boolean {
  return isApiPage(page) || isGuide(page);
}

/** Returns the file with the claims of an API page or a guide, relative to the root. */
export function claimsFileOf({ slug }: { slug: string }): string {
  return `${CLAIMS}/${claimsNameOf(outputOf(pathOf(slug)))}.js`;
}

/** Reads the claims of a page; `undefined` if it has none. */
export function readClaims(root: string, page: { slug: string }): ClaimsFile | undefined {
  if (!mayHaveClaims(page)) return undefined;
  const file = claimsFileOf(page);
  const absolute = path.join(root, file);
  return existsSync(absolute) ? { file, ...parseClaims(readText(absolute)) } : undefined;
}

/** Reads the claims of pages, whose languages share them. */
export function readAllClaims(root: string, pages: { slug: string }[]): ClaimsFile[] {
  const slugs = new Set(pages.map(({ slug }) => slug));
  return [...slugs].flatMap((slug) => readClaims(root, { slug }) ?? []);
}

/** Parses a file of claims: imports, then blocks of code, each below a comment with its id. */
export function parseClaims(source: string): Omit<ClaimsFile, 'file'> {
  const lines = source.split('\n');
  const isHeader = (index: number) => HEADER.test(lines[index]!) && !lines[index - 1]?.trim();
  const starts = lines.flatMap((_, index) => (isHeader(index) ? [index] : []));
  const preface = lines.slice(0, starts[0] ?? lines.length);
  const imports = preface.filter((line) => IMPORT.test(line));
  const claims = starts.map((start, index) => {
    const { id, meta } = HEADER.exec(lines[start]!)!.groups as Record<'id' | 'meta', string>;
    const body = lines
      .slice(start + 1, starts[index + 1])
      .join('\n')
      .trimEnd();
    const used = imports.flatMap((statement) => narrowImport(statement, body));
    const code = `${used.join(' ')}\n${body}`;
    return {
      id,
      meta: meta.trim(),
      code,
      shown: `${used.join('\n')}\n\n${body}`.trim(),
      line: start + 1,
    };
  });
  const stray = preface.flatMap((line, index) =>
    line.trim() && !IMPORT.test(line) ? [index + 1] : [],
  );
  return { claims, stray };
}

/** Tells whether a claim says something of types: `@ts-expect-error` is checked. */
export function isTypedClaim({ meta }: Pick<Claim, 'meta'>): boolean {
  return meta.split(' ').includes('typed');
}

/** Leaves of an import what the code uses, or nothing. */
function narrowImport(statement: string, body: string): string[] {
  const { names, module } = IMPORT.exec(statement)!.groups!;
  const words = new Set<string>(body.match(/(?<![\w$]|(?<!\.\.)\.)[\w$]+/g));
  const isUsed = (name: string) => {
    const [local] = /[\w$]+$/.exec(name.trim()) ?? [];
    return words.has(local!);
  };
  const [, listed] = /^\{(.*)\}$/.exec(names!) ?? [];
  if (listed === undefined) return isUsed(names!) ? [statement] : [];
  const used = listed
    .split(',')
    .filter(isUsed)
    .map((name) => name.trim());
  return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}';`] : [];
}
