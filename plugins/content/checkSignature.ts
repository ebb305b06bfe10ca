import { printDeclarations } from '../library/printDeclaration';
import type { Declarations } from '../library/readDeclarations';
import { isApiPage, type Page } from './parsePage';
import type { Problem } from './problem';

/**
 * Lists the names a page documents: the `exports` of its frontmatter, or else its title.
 *
 * @param page Any page.
 */
export function documentedNames(page: Page): string[] {
  const { exports, title } = page.frontmatter;
  if (Array.isArray(exports)) return exports as string[];
  return isApiPage(page) ? [String(title)] : [];
}

/**
 * Checks that the signature on an API page is the declared type, with every type it refers to.
 *
 * @param page An API page.
 * @param declarations What the library declares.
 */
export function checkSignature(page: Page, declarations: Declarations): Problem[] {
  const { file } = page;
  const stated = page.blocks
    .filter(({ section }) => section === 'signature')
    .flatMap((block) =>
      printDeclarations(block.code).map((item) => ({ ...item, line: block.line + item.line - 1 })),
    );
  const declared = declaredTexts(page, declarations);
  const line = stated[0]?.line ?? page.headings.find(({ id }) => id === 'signature')?.line ?? 1;
  return [
    ...stated
      .filter(({ text }) => !declared.includes(text))
      .map((item) => ({ file, line: item.line, message: unlike(item, declared) })),
    ...declared
      .filter((text) => !stated.some((item) => item.text === text))
      .filter((text) => !stated.some((item) => isSameName(item.name, text)))
      .map((text) => ({ file, line, message: `the signature lacks: ${text}` })),
  ];
}

function unlike({ name, text }: { name: string; text: string }, declared: string[]): string {
  const same = declared.filter((other) => isSameName(name, other));
  const really = same.length ? same.join(' ') : 'nothing of that name';
  return `this signature differs from the declared type. Stated: ${text} Declared: ${really}`;
}

function isSameName(name: string, declaration: string): boolean {
  return new RegExp(`^(?:function|type) ${name}\\b`).test(declaration);
}

/** The overloads of every documented function, then the aliases they mention, directly or not. */
function declaredTexts(page: Page, { functions, aliases }: Declarations): string[] {
  const texts = documentedNames(page).flatMap((name) => functions.get(name)?.signatures ?? []);
  for (const text of texts) {
    for (const [name, alias] of aliases) {
      if (new RegExp(`\\b${name}\\b`).test(text) && !texts.includes(alias)) texts.push(alias);
    }
  }
  return texts;
}
