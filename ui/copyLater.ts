import { copyText } from './copyText';

/**
 * Copies a text that is still on its way. Browsers allow copying for a moment after a click only; the
 * clipboard is therefore given the promise at once, where the browser can take one.
 *
 * @param text What to copy.
 * @returns Whether it was copied.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') return await copyText(await text);
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return text.then(copyText).catch(() => false);
  }
}
