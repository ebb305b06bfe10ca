import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHistory } from '../../content/history';
import { DOCS } from '../../content/paths';
import library from '../../library/package.json';
import { site, type Locale } from '../../site.config';
import { fillText } from '../../ui/fillText';
import { readChapters } from './readChapters';
import texts from './texts.json';
import { STYLE_SHEET } from './writeChapter';
import { writeDocset } from './writeDocset';
import { writeEpub } from './writeEpub';

/**
 * Writes the documentation for a reader program.
 *
 * @param format `epub` or `docset`.
 * @param folder Where it goes.
 * @returns Path of the file or folder that the program opens.
 * @throws {Error} If the format or the language is unknown, or nothing can be written there.
 */
export async function exportSite(
  root: string,
  format: string,
  lang: string,
  folder: string,
): Promise<string> {
  const locale = site.locales.find((one) => one.lang === lang)?.lang;
  if (!locale) throw new Error(`There are no pages in "${lang}".`);
  const styles = await readFile(path.join(import.meta.dirname, STYLE_SHEET), 'utf8');
  if (format === 'epub') return exportEpub(root, locale, styles, folder);
  if (format === 'docset') return exportDocset(root, locale, styles, folder);
  throw new Error(`"${format}" is neither epub nor docset.`);
}

async function exportEpub(root: string, locale: Locale, styles: string, folder: string) {
  const chapters = await readChapters(root, locale, '.xhtml');
  const title = fillText(texts.title[locale], { version: library.version });
  const contents = texts.contents[locale];
  const book = { title, contents, locale, chapters, styles, modified: lastChange(root) };
  const file = path.join(folder, `funtool.${locale}.epub`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, writeEpub(book));
  return file;
}

async function exportDocset(root: string, locale: Locale, styles: string, folder: string) {
  const chapters = await readChapters(root, locale, '.html');
  const target = path.join(folder, `funtool.${locale}.docset`);
  await rm(target, { recursive: true, force: true });
  for (const [name, content] of Object.entries(await writeDocset({ locale, chapters, styles }))) {
    const file = path.join(target, name);
    // oxlint-disable-next-line eslint/no-await-in-loop -- folders first
    await mkdir(path.dirname(file), { recursive: true });
    // oxlint-disable-next-line eslint/no-await-in-loop -- one file after the other
    await writeFile(file, content);
  }
  return target;
}

/** The time of the last commit, so that the same content makes the same book. */
function lastChange(root: string): string {
  const [{ date } = { date: new Date(0).toISOString() }] = readHistory(root, DOCS);
  return new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');
}
