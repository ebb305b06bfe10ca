/** Formats a one-line string as a JavaScript literal. */
export function printText(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
