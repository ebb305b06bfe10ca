import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

/** Languages of the site, with the folder of their pages. */
export const LANGUAGES = [
  { lang: 'zh', root: '' },
  { lang: 'en', root: 'en/' },
] as const;

/** Reads a built file. */
export function readBuilt(file: string, folder = 'doc_build'): string {
  return readFileSync(`${folder}/${file}`, 'utf8');
}

/** Reads the document of a page; an address that ends with a slash is that of an index. */
export function readPage(path: string, folder = 'doc_build'): Document {
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  return new JSDOM(readBuilt(file, folder)).window.document;
}

/** The text of an element without more space than one reads. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
