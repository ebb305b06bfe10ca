import { base64ToBlob } from './base64ToBlob';

/**
 * Puts a base64 data URL as a file into a new form.
 *
 * Kept on purpose, as in funtool 1.2.2: any dot in the name counts as an extension.
 *
 * @param base64 Data URL, as `base64ToBlob` takes it.
 * @param options Name of the field (`'file'` by default) and of the file (the time by default); a name
 *   without a dot gets the MIME subtype as its extension.
 * @returns A form with one entry.
 * @throws {Error} If the text is no data URL.
 * @throws {DOMException} If the content is not base64.
 * @throws {TypeError} If the file name is not a string.
 */
export function base64ToFormData(
  base64: string,
  options?: { key?: string; filename?: string },
): FormData {
  const { blob, ext } = base64ToBlob(base64);
  const name = options?.filename || String(Date.now());
  const form = new FormData();
  form.append(options?.key || 'file', blob, name.includes('.') ? name : `${name}.${ext}`);
  return form;
}
