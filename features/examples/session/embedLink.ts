/** Name of the bare page in the folder of each language. */
export const EMBED_FILE = 'embed.html';

/** What an embedding page has to allow: the script of the bare page, and its link to the playground. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * Writes the element that shows an example on another page.
 *
 * @param hash Of a link that shares the example.
 * @param home Absolute address of the home page in the reader's language, with a slash at the end.
 */
export function writeEmbed(home: string, hash: string, title: string): string {
  const attributes = Object.entries({
    src: `${home}${EMBED_FILE}${hash}`,
    title,
    sandbox: SANDBOX,
    loading: 'lazy',
    width: '100%',
    height: '320',
  }).map(([name, value]) => `${name}="${value}"`);
  return `<iframe ${attributes.join(' ')}></iframe>`;
}
