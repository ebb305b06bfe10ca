import { copyText } from './copyText';

/**
 * Copies a text that is still loading. Browsers allow copying only shortly after a click, so the
 * clipboard gets the promise at once where it accepts one.
 *
 * @returns Whether it was copied.
 */
export async function copyDeferred(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') return await copyText(await text);
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return text.then(copyText).catch(() => false);
  }
}
