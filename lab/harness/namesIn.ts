/** Lists which of the names stand in a piece of code, other than as a property. */
export function namesIn(code: (string | undefined)[], names: string[]): string[] {
  const text = code.join('\n');
  // Three dots before a name spread it.
  return names.filter((name) =>
    new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$])`).test(text),
  );
}
