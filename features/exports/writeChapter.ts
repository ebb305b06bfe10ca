import { toHtml } from 'hast-util-to-html';
import type { Locale } from '../../site.config';
import { escapeMarkup } from '../../framework/build/html/escapeMarkup';
import type { Chapter } from './readChapters';

/** Name of the style sheet beside the chapters. */
export const STYLE_SHEET = 'reader.css';

/** Writes a chapter as a document that is both HTML and XML, as e-books want it. */
export function writeChapter({ title, body }: Chapter, locale: Locale): string {
  const html = toHtml(body, {
    closeSelfClosing: true,
    characterReferences: { useNamedReferences: false },
  });
  return wrap(title, locale, html);
}

/** Puts content into a document. */
export function wrap(title: string, locale: Locale, content: string, namespaces = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"${namespaces} lang="${locale}" xml:lang="${locale}">
<head>
<meta charset="utf-8"/>
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="${STYLE_SHEET}"/>
</head>
<body>
${content}
</body>
</html>
`;
}
