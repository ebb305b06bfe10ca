import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite, readPage } from '@funtool-docs/content/loadSite';
import { parseJson, readText, writeText } from '@funtool-docs/content/files';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, pathOf, slugOf, isPartial } from '@funtool-docs/content/paths';
import { type Locale, site } from '../../../site.config';
import { readSections } from './readSections';

/** The file that keeps what was declared equal, relative to the repository root. */
export const SYNC_FILE = `${DOCS}/sync.json`;

/**
 * Hashes of sections when their texts were last declared equal, in the order of the languages, by the
 * address within a language: `/guide/api/array/at#notes`, without an id for what stands above the first heading.
 */
type Declared = Record<string, string>;

interface ComparedSection {
  name: string;
  /** As they are now, for `Declared`; `undefined` if a language lacks the section. */
  hashes?: string;
  /** Says in one line why the section is out of step, and where it is; `undefined` if it is not. */
  problem?: string;
}

const LANGS = site.locales.map(({ lang }) => lang);

/** Stands for the hash of what a language lacks. */
const NONE = '-';

const OPTIONS = {
  confirm: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
} as const;

const HINT = 'Compare the texts, then: npm run sync -- --confirm NAME… declares them equal.';

/**
 * Runs the command that lists sections whose languages are out of step, or declares them equal.
 *
 * @param args As typed: options and names of pages or sections.
 * @param print Called with each line.
 * @returns The exit status: 1 if something is out of step.
 * @throws {Error} If an option or a name is unknown, or something cannot be read.
 */
export function runSync(root: string, args: string[], print: (line: string) => void): 0 | 1 {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.confirm && !values.all && positionals.length === 0) {
    throw new Error('Name pages or sections, such as /guide/api/array/at#notes.');
  }
  const declared = readDeclared(root);
  const sections = compareTexts(root, declared, positionals);
  const open = sections.filter(({ problem }) => problem !== undefined);
  if (values.confirm) {
    for (const { name, hashes } of open) {
      if (hashes) declared[name] = hashes;
      else delete declared[name];
      print(`${name}: ${hashes ? 'declared equal' : 'forgotten'}`);
    }
    writeDeclared(root, declared);
    return 0;
  }
  for (const { problem } of open) print(problem!);
  print(`Sections: ${sections.length}, out of step: ${open.length}`);
  if (open.length > 0) print(HINT);
  return open.length > 0 ? 1 : 0;
}

/** Lists in one line each what is out of step; names of pages or sections limit it to these. */
export function listOutOfStep(root: string, names: string[] = []): string[] {
  return compareTexts(root, readDeclared(root), names).flatMap(({ problem }) => problem ?? []);
}

/** Compares sections, by default all, with what was declared of them. */
function compareTexts(root: string, declared: Declared, named: string[]): ComparedSection[] {
  const wanted = named.map(addressOf);
  const paths = [...new Set(wanted.map((name) => name.split('#')[0]!))];
  const translations = (page: string) =>
    LANGS.flatMap((locale) => readPage(root, { locale, slug: slugOf(page) }) ?? []);
  const pages = wanted.length > 0 ? paths.flatMap(translations) : loadSite(root).pages;
  const texts = new Map(Object.keys(declared).map((name) => [name, [] as Text[]]));
  for (const text of pages.flatMap(textsOf)) {
    texts.set(text.name, [...(texts.get(text.name) ?? []), text]);
  }
  const unknown = wanted.find((by) => ![...texts.keys()].some((name) => isMeant(name, by)));
  if (unknown) {
    throw new Error(`There is no ${unknown}; name a page or section as /guide/api/array/at#notes`);
  }
  return [...texts]
    .filter(([name]) => wanted.length === 0 || wanted.some((by) => isMeant(name, by)))
    .map(([name, own]) => compareSection(name, own, declared[name]));
}

/** The name of a page stands for all its sections. */
const isMeant = (name: string, by: string) => name === by || name.startsWith(`${by}#`);

/** A section in one language. */
interface Text {
  name: string;
  locale: Locale;
  /** File and line. */
  place: string;
  hash: string;
}

function textsOf(page: Page): Text[] {
  return readSections(page).map(({ id, line, hash }) => {
    const name = pathOf(page.slug) + (id && `#${id}`);
    return { name, locale: page.locale, place: `${page.file}:${line}`, hash };
  });
}

/** @param texts In the order of the languages. */
function compareSection(name: string, texts: Text[], declared?: string): ComparedSection {
  const places = texts.map(({ place }) => place).join(', ');
  if (texts.length === 0) return { name, problem: `${name} is on no page any more` };
  const found = LANGS.map((lang) => texts.find(({ locale }) => locale === lang)?.hash ?? NONE);
  if (LANGS.some((lang, index) => found[index] === NONE && !isPartial(lang))) {
    return { name, problem: `${name} is only in ${places}` };
  }
  // A language that is added changes no line of what it lacks.
  const hashes = found.join(' ').replace(/(?: -)+$/, '');
  if (hashes === declared) return { name, hashes };
  const before = declared?.split(' ');
  const newer = LANGS.filter((_, index) => (before?.[index] ?? NONE) !== found[index]);
  const fault = before ? `is newer in ${newer.join(' and ')}` : 'was never declared equal';
  return { name, hashes, problem: `${name} ${fault}: ${places}` };
}

/** @param name Of a page or section, with or without the first slash, or the file of a page. */
function addressOf(name: string): string {
  const [page = '', id] = name.split('#');
  const slug = page.replace(new RegExp(`^(?:\\./)?${DOCS}/\\w+/`), '');
  const address = slug.endsWith('.mdx') ? pathOf(slug) : `/${slug.replace(/^\//, '')}`;
  return id ? `${address}#${id}` : address;
}

function readDeclared(root: string): Declared {
  const file = path.join(root, SYNC_FILE);
  return existsSync(file) ? (parseJson(readText(file), file) as Declared) : {};
}

/** One line a section, sorted, so that edits of two people seldom meet. */
function writeDeclared(root: string, declared: Declared): void {
  const sorted = Object.entries(declared).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const json = JSON.stringify(Object.fromEntries(sorted), undefined, 2);
  writeText(path.join(root, SYNC_FILE), `${json}\n`);
}
