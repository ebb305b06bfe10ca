import { build as buildPlist } from 'plist';
import initSqlJs from 'sql.js';
import { escapeMarkup } from '../../framework/build/html/escapeMarkup';
import { absoluteUrl, prefixOf } from '../../content/paths';
import type { Locale } from '../../site.config';
import type { Chapter } from './readChapters';
import { STYLE_SHEET, writeChapter } from './writeChapter';

export interface Docset {
  locale: Locale;
  chapters: Chapter[];
  styles: string;
}

/** Opens first; there is an introduction in every language. */
const FIRST = 'start-introduction';

const DOCUMENTS = 'Contents/Resources/Documents/';

const TABLE = `CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);`;

/**
 * Writes a docset for Dash and Zeal (https://kapeli.com/docsets), by path in its folder. Functions
 * and guides are in its index, sections in the table of contents of each page.
 */
export async function writeDocset(docset: Docset): Promise<Record<string, string | Uint8Array>> {
  const { chapters, styles, locale } = docset;
  const pages = chapters.map((chapter): [string, string] => [
    `${DOCUMENTS}${chapter.id}.html`,
    markSections(writeChapter(chapter, locale), chapter),
  ]);
  return {
    'Contents/Info.plist': writeInfo(locale),
    'Contents/Resources/docSet.dsidx': await writeIndex(chapters),
    [`${DOCUMENTS}${STYLE_SHEET}`]: styles,
    ...Object.fromEntries(pages),
  };
}

function writeInfo(locale: Locale): string {
  return buildPlist({
    CFBundleIdentifier: `funtool-${locale}`,
    CFBundleName: `funtool (${locale})`,
    DocSetPlatformFamily: 'funtool',
    isDashDocset: true,
    isJavaScriptEnabled: false,
    dashIndexFilePath: `${FIRST}.html`,
    DashDocSetFallbackURL: absoluteUrl(prefixOf(locale)),
    DashDocSetFamily: 'dashtoc',
  });
}

async function writeIndex(chapters: Chapter[]): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(TABLE);
  for (const [name, type, path] of chapters.flatMap(listEntries)) {
    database.run('INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)', [
      name,
      type,
      path,
    ]);
  }
  const bytes = database.export();
  database.close();
  return bytes;
}

/** Names and types of entries (https://kapeli.com/docsets#supportedentrytypes). */
function listEntries({ id, title, names }: Chapter): [name: string, type: string, path: string][] {
  if (names.length === 0) return [[title, 'Guide', `${id}.html`]];
  return names.map((name) => [name, name.includes('.') ? 'Method' : 'Function', `${id}.html`]);
}

function markSections(html: string, { sections }: Chapter): string {
  return sections.reduce((text, { id, text: title }) => {
    const heading = `<h2 id="${escapeMarkup(id)}">`;
    const name = `//apple_ref/cpp/Section/${encodeURIComponent(title)}`;
    return text.replace(heading, `<a name="${name}" class="dashAnchor"></a>${heading}`);
  }, html);
}
