import { createHash } from 'node:crypto';

/**
 * Writes the content security policy of a document: nothing from elsewhere, and of inline scripts those that
 * it has. Styles may be inline, since elements have style attributes.
 *
 * @param scripts Sources of the inline scripts, exactly as they stand in the document.
 * @param origins Other origins that the site may ask, such as that of a remote search.
 */
export function contentSecurityPolicy(scripts: string[], origins: string[]): string {
  const hashes = scripts.map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes)],
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
