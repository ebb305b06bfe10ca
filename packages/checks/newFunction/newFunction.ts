import { existsSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { listFiles } from '@funtool-docs/content/listFiles';
import { readJson } from '@funtool-docs/content/fileCache';
import { API, DOCS } from '@funtool-docs/content/paths';
import { parseJson } from '@funtool-docs/content/parseJson';
import { readText, writeText } from '@funtool-docs/content/textFile';
import { type Locale, site } from '../../../site.config';
import { LISTS } from '../checkListed';
import pageTexts from '../texts.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

/** Begins every part of a new page that is left to write; pages that still have it fail the checks. */
export const LEFT = 'TODO';

/** No longer than all systems allow for the name of a file and its ends. */
const NAME = /^[a-z]+\/[A-Za-z][A-Za-z0-9]{0,59}$/;

const LIBRARY = 'library/src';

/** Has what the library exports. */
const RELEASE = 'library/release.json';

/** Data that its author fills in: what was measured on the documented release, and what readers know. */
const BY_HAND = [
  ...LISTS.map(({ file, needs }) => `${file}: ${needs}`),
  'docs/sync.json: npm run sync -- --confirm once both pages are written',
];

export interface NewFunction {
  /** Files that were written or changed, from the root. */
  files: string[];
  /** Places left to write, as `file:line  text`, or as a file with what it needs. */
  left: string[];
}

/**
 * Writes source, measured calls, pages and menu entries of a function, to be filled in.
 *
 * @param name Category and function, such as `string/slug`.
 * @throws {Error} If the name is no such name, its category does not exist, or one of its files does.
 */
export function newFunction(root: string, name: string): NewFunction {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a name such as string/slug`);
  const [category, fn] = name.split('/') as [string, string];
  const categories = listFiles(path.join(root, LIBRARY))
    .filter((file) => /^\w+\/index\.ts$/.test(file))
    .map((file) => path.posix.dirname(file));
  if (!categories.includes(category)) {
    throw new Error(`There is no category ${category}; there are ${categories.join(', ')}`);
  }
  if (!canBeExported(fn)) {
    throw new Error(
      `No function can be exported as ${fn}, which the language has; take another name`,
    );
  }
  const created: Record<string, string> = {
    [`library/src/${name}.ts`]: writeSource(fn),
    [`library/behaviour/${name}.json`]: writeBehaviour(fn),
    ...Object.fromEntries(
      site.locales.map(({ lang }) => [
        `${DOCS}/${lang}/${API}${name}.mdx`,
        scaffoldPage(category, fn, lang),
      ]),
    ),
  };
  const taken = Object.keys(created).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken} exists already; nothing was written`);
  const { exports } = readJson<{ exports: object }>(path.join(root, RELEASE))!;
  const twin = Object.keys(exports).find((other) => other.toLowerCase() === fn.toLowerCase());
  if (twin) throw new Error(`${twin} exists already, and names differ in more than their case`);
  const changed = Object.fromEntries([
    changeLines(root, `library/src/${category}/index.ts`, `export { ${fn} } from './${fn}';`),
    ...site.locales.map(({ lang }) => changeMenu(root, `${DOCS}/${lang}/${API}${category}`, fn)),
  ]);
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    writeText(path.join(root, file), text);
  }
  const left = Object.entries(created).flatMap(([file, text]) => listLeft(file, text));
  return {
    files: [...Object.keys(created), ...Object.keys(changed)],
    left: [...left, ...BY_HAND],
  };
}

/** Words of the language, and what every object has, which tables of names would find in it. */
function canBeExported(name: string): boolean {
  try {
    const compiled = new Script(`'use strict'; async () => { const ${name} = 0; }`);
    return compiled instanceof Script && !(name in {});
  } catch {
    return false;
  }
}

function listLeft(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(LEFT) ? [`${file}:${index + 1}  ${line.trim()}`] : [],
    );
}

function changeLines(root: string, file: string, line: string): [string, string] {
  const lines = readText(path.join(root, file)).trimEnd().split('\n');
  return [file, `${insert(lines, line).join('\n')}\n`];
}

function changeMenu(root: string, folder: string, fn: string): [string, string] {
  const file = `${folder}/_meta.json`;
  const menu = path.join(root, file);
  const entries = parseJson(readText(menu), menu) as string[];
  return [file, `${JSON.stringify(insert(entries, fn), undefined, 2)}\n`];
}

/** Inserts before the first entry that sorts after it; the others keep their order. */
function insert(entries: string[], entry: string): string[] {
  const next = entries.findIndex((other) => other.localeCompare(entry, 'en') > 0);
  return entries.toSpliced(next < 0 ? entries.length : next, 0, entry);
}

function writeSource(fn: string): string {
  return `/**
 * ${LEFT}: what it does, as the documented release does it.
 *
 * @param value ${LEFT}: what it means.
 * @returns ${LEFT}: what it returns.
 * @example
 * ${fn}('${LEFT}'); // => '${LEFT}'
 */
export function ${fn}(value: unknown): unknown {
  throw new Error(\`${LEFT}: write ${fn}(\${String(value)})\`);
}
`;
}

function writeBehaviour(fn: string): string {
  const call = { call: `${fn}('${LEFT}')`, result: `'${LEFT}'` };
  const data = { exports: [fn], environment: 'any', behaviour: [call] };
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

/**
 * Writes the page of a function that nobody has described yet. Each part that is left to write begins
 * with `LEFT`, and its example fails until it is written.
 */
function scaffoldPage(category: string, name: string, locale: Locale): string {
  const left = (key: keyof typeof texts) => `${LEFT}: ${texts[key][locale]}`;
  const text = (key: keyof typeof pageTexts) => pageTexts[key][locale];
  const heading = (id: string) =>
    `## ${text(`section.${id}` as keyof typeof pageTexts)} \\{#${id}}`;
  const code = (kind: string) =>
    `\`\`\`${kind}\nimport { ${name} } from 'funtool/${category}';\n\n${name}('${LEFT}'); // => '${LEFT}'\n\`\`\``;
  const columns = ['name', 'type', 'default', 'description'] as const;
  const titles = columns.map((column) => text(`parameter.${column}`));
  const parts = [
    `---\ntitle: ${name}\ndescription: '${left('description')}'\nadvice: '${left('advice')}'\nkeywords: '${left('keywords')}'\n---`,
    code('ts answer'),
    heading('usage-scenarios'),
    `- ${left('scenario')}`,
    heading('examples'),
    `### ${left('example')} \\{#first-use}`,
    code('ts'),
    heading('signature'),
    `\`\`\`ts\nfunction ${name}(value: unknown): unknown;\n\`\`\``,
    heading('parameters'),
    `| ${titles.join(' | ')} |\n| --- | --- | --- | --- |\n| \`value\` | \`unknown\` | ${text('parameter.required')} | ${left('parameter')} |`,
    heading('returns'),
    left('returns'),
    heading('notes'),
    `### ${left('note')} \\{#first-note}`,
    left('advised'),
    heading('see-also'),
    `- ${left('related')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
