/** Time for which it is said that something was copied, in milliseconds. */
export const COPIED_DURATION = 2000;

/** Copies a text; returns `false` if browser or user refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Fallback for old browsers and insecure contexts. */
function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  // Keeps the page from scrolling.
  field.style.position = 'fixed';
  // Beside the focused element: the focus must not leave an open menu or dialog.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  field.remove();
  return isCopied;
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
