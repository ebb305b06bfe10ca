/** Prints a string of one line as it is written in code. */
export function printText(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
