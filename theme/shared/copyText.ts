/** Time for which it is said that something was copied, in milliseconds. */
export const COPIED_DURATION = 2000;

/** Copies a text; returns `false` if browser or user refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text that is still loading. Browsers allow copying only shortly after a click, so the
 * clipboard gets the promise at once where it accepts one.
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
