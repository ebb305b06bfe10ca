import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { norunReason, unsandboxedReason } from '@funtool-docs/content/codeMeta';
import { frontmatterLine, lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isWrittenIn } from '@funtool-docs/content/writtenIn';

const HAN = /\p{Script=Han}/u;
const UNTRANSLATED = 'this is not written in the language of the page; translate it';

/** Checks that the prose of a page is written in its language. */
export function checkLanguage(page: Page): Problem[] {
  const { file, locale, tree, frontmatter } = page;
  const lines: number[] = [];
  if (!isWrittenIn(locale, String(frontmatter['description'] ?? ''))) {
    lines.push(frontmatterLine(tree, 'description'));
  }
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    if (!isWrittenIn(locale, proseOf(node as Nodes))) lines.push(lineOf(node));
  });
  for (const { meta, line } of page.blocks) {
    const reasons = [norunReason(meta), unsandboxedReason(meta)].filter(Boolean);
    // A reason is too short to count its words.
    if (reasons.some((reason) => HAN.test(reason!) !== (locale === 'zh'))) lines.push(line - 1);
  }
  return lines.map((line) => ({ file, line, message: UNTRANSLATED }));
}

function proseOf(node: Nodes): string {
  const texts: string[] = [];
  visit(node, 'text', (text) => {
    texts.push(toString(text).replace(/\{#[\w-]+\}/, ''));
  });
  return texts.join(' ');
}
