/** Formats a one-line string as a JavaScript literal. */
export function quoteText(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
