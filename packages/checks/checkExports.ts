import type { Declarations } from '@funtool-docs/facts/library/readDeclarations';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

/** Checks that the pages of one language document every export once, and nothing else. */
export function checkExports(
  pages: Page[],
  { exports, values }: Declarations,
  entry: string,
): Problem[] {
  const documented = pages.flatMap((page) => page.names.map((name) => ({ name, page })));
  return [
    ...[...exports]
      .filter((name) => !documented.some((item) => item.name === name))
      .map((name) => ({
        file: entry,
        line: 1,
        message: `"${name}" is exported but has no page; write one or list it in a page's "exports"`,
      })),
    ...documented
      .filter(({ name }) => !exports.has(name) && !values.has(name))
      .map(({ name, page }) => ({
        file: page.file,
        line: 1,
        message: `the library does not export "${name}"; correct the title or the "exports"`,
      })),
    ...documented
      .filter((item, index) => documented.findIndex(({ name }) => name === item.name) < index)
      .map(({ name, page }) => ({
        file: page.file,
        line: 1,
        message: `"${name}" is documented on another page already`,
      })),
  ];
}
