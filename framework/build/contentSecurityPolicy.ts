import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g;

/**
 * Writes the content security policy of a document: nothing from elsewhere, and of inline scripts those
 * that are in it now. Styles may be inline, since highlighted code has style attributes.
 *
 * @param html The document, as it will be sent.
 * @param origins Other origins that the site may ask, such as that of a remote search.
 */
export function contentSecurityPolicy(html: string, origins: string[]): string {
  const hashes = new Set(
    Array.from(html.matchAll(INLINE_SCRIPT), ({ groups }) => groups!)
      .filter(({ attributes }) => !attributes!.includes('json'))
      .map(({ source }) => `'sha256-${createHash('sha256').update(source!).digest('base64')}'`),
  );
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...origins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}
