/**
 * Returns the name of the claims of a page: `array/at` for one of the API, `topics/copy-or-merge` for a guide.
 *
 * @param path Of the page without an extension, from any folder above `guide`, with or without a slash.
 */
export function claimsNameOf(path: string): string {
  return path.replace(/^.*?\bguide\/(?:api\/)?/, '');
}
