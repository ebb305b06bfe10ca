import { createHash } from 'node:crypto';

/**
 * Builds the content security policy of a document: inline scripts are allowed by hash, and all
 * inline styles, since elements have `style` attributes.
 *
 * @param scripts Inline scripts, exactly as in the document.
 * @param origins Further origins for `connect-src`.
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
