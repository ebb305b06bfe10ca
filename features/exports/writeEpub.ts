import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from '../../framework/build/html/escapeMarkup';
import { absoluteUrl, prefixOf } from '../../content/paths';
import type { Locale } from '../../site.config';
import type { Chapter } from './readChapters';
import { STYLE_SHEET, wrap, writeChapter } from './writeChapter';

export interface Book {
  title: string;
  /** Name of the table of contents. */
  contents: string;
  locale: Locale;
  chapters: Chapter[];
  styles: string;
  /** ISO 8601 time of the last change, without fractions of a second. */
  modified: string;
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Files have the time of the book, so that the same content makes the same bytes. */
const FIRST_DAY = '1980-01-01T12:00:00Z';

/** Writes an e-book (EPUB 3.3, https://www.w3.org/TR/epub-33/). */
export function writeEpub(book: Book): Uint8Array {
  const { chapters, locale, styles } = book;
  const texts: Record<string, string> = {
    'META-INF/container.xml': CONTAINER,
    'book/package.opf': writePackage(book),
    'book/contents.xhtml': writeContents(book),
    [`book/${STYLE_SHEET}`]: styles,
  };
  for (const chapter of chapters) texts[`book/${chapter.id}.xhtml`] = writeChapter(chapter, locale);
  const files = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(
    // First and not compressed, so that programs know the format by its first bytes.
    { mimetype: [strToU8('application/epub+zip'), { level: 0 }], ...Object.fromEntries(files) },
    { level: 9, mtime: FIRST_DAY },
  );
}

function writePackage({ title, locale, chapters, modified }: Book): string {
  const items = chapters.map(
    ({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${absoluteUrl(prefixOf(locale))}</dc:identifier>
<dc:title>${escapeMarkup(title)}</dc:title>
<dc:language>${locale}</dc:language>
<dc:creator>funtool</dc:creator>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="styles" href="${STYLE_SHEET}" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
<itemref idref="contents"/>
${chapters.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

function writeContents({ title, contents, locale, chapters }: Book): string {
  const groups = new Map<string, Chapter[]>();
  for (const chapter of chapters) {
    groups.set(chapter.group, [...(groups.get(chapter.group) ?? []), chapter]);
  }
  const items = [...groups].map(([group, own]) => {
    const links = own.map(
      (one) => `<li><a href="${one.id}.xhtml">${escapeMarkup(one.title)}</a></li>`,
    );
    return `<li><span>${escapeMarkup(group)}</span><ol>\n${links.join('\n')}\n</ol></li>`;
  });
  const list = `<ol>\n${items.join('\n')}\n</ol>`;
  const content = `<h1>${escapeMarkup(title)}</h1>
<nav epub:type="toc"><h2>${escapeMarkup(contents)}</h2>${list}</nav>`;
  return wrap(title, locale, content, ' xmlns:epub="http://www.idpf.org/2007/ops"');
}
