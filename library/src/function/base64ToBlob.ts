const DEFAULT_MIME = 'application/octet-stream';
const DEFAULT_EXTENSION = 'bin';

/**
 * Decodes a base64 data URL into a `Blob`.
 *
 * Kept on purpose, as in funtool 1.2.2: the header is not checked, a MIME type counts only with a
 * semicolon behind it, and the extension is the raw subtype.
 *
 * @param base64 Data URL; what stands between the first and the second comma is decoded.
 * @returns The `Blob`, the MIME type as written, and its subtype as an extension.
 * @throws {Error} If the text has no comma, or nothing before or behind it.
 * @throws {DOMException} If the content is not base64.
 * @throws {TypeError} If `base64` is not a string.
 */
export function base64ToBlob(base64: string): { blob: Blob; mime: string; ext: string } {
  const [header, content] = base64.split(',');
  if (!header || !content) throw new Error('Invalid base64 format');
  const mime = /:(.*?);/.exec(header)?.[1] || DEFAULT_MIME;
  const ext = mime.split('/')[1] || DEFAULT_EXTENSION;
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return { blob: new Blob([bytes], { type: mime }), mime, ext };
}
