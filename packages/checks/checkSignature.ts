import type ts from 'typescript';
import {
  parseDeclarations,
  type PrintedDeclaration,
  printDeclarations,
} from '@funtool-docs/content/printDeclaration';
import type { Declarations } from '@funtool-docs/facts/library/readDeclarations';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

/** Checks that the signature on an API page is the declared type, with every type it refers to. */
export function checkSignature(page: Page, declarations: Declarations): Problem[] {
  const { file } = page;
  const stated = page.blocks
    .filter(({ section }) => section === 'signature')
    .flatMap((block) =>
      printDeclarations(parseDeclarations(block.code)).map((item) => ({
        ...item,
        line: block.line + lineIn(item.node),
      })),
    );
  const declared = declaredItems(page, declarations);
  const line = stated[0]?.line ?? page.headings.find(({ id }) => id === 'signature')?.line ?? 1;
  return [
    ...stated
      .filter(({ text }) => !declared.some((item) => item.text === text))
      .map((item) => ({ file, line: item.line, message: unlike(item, declared) })),
    ...declared
      .filter(({ name, text }) => !stated.some((item) => item.text === text || item.name === name))
      .map(({ text }) => ({ file, line, message: `the signature lacks: ${text}` })),
  ];
}

function lineIn(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line;
}

function unlike({ name, text }: PrintedDeclaration, declared: PrintedDeclaration[]): string {
  const same = declared.filter((item) => item.name === name).map((item) => item.text);
  const really = same.length ? same.join(' ') : 'nothing of that name';
  return `this signature differs from the declared type. Stated: ${text} Declared: ${really}`;
}

/** Appends mentioned types while iterating, so that the types they mention follow. */
function declaredItems(page: Page, { values, types }: Declarations): PrintedDeclaration[] {
  const items = page.names.flatMap((name) => values.get(name)?.signatures ?? []);
  const rest = new Map(types);
  for (const { text } of items) {
    for (const [name, declarations] of rest) {
      if (!new RegExp(`\\b${name}\\b`).test(text)) continue;
      rest.delete(name);
      items.push(...declarations);
    }
  }
  return items;
}
