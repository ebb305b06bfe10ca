import type { Code, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../site.config';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { triedMonth } from '@funtool-docs/content/codeMeta';
import { fillText } from '@funtool-docs/shared/fillText';
import texts from './texts.json';

/** Says below a block of commands when they were last run by hand: `tried="2026-11"`. */
export function triedBlocks({ tree, locale }: BuiltPage): void {
  visit(tree, 'code', ({ meta }: Code, index, parent) => {
    const month = triedMonth(meta ?? '');
    if (month) parent!.children.splice(index! + 1, 0, writeCaption(month, locale));
  });
}

/** Writes the date at build time, so that no script has to format it. */
function writeCaption(month: string, locale: Locale): Paragraph {
  const value = fillText(texts.tried[locale], { month: formatMonth(month, locale) });
  return {
    type: 'paragraph',
    children: [{ type: 'text', value }],
    data: { hProperties: { className: ['ft-tried'] } },
  };
}

/** Han characters and digits are separated by a space, as everywhere on the site. */
function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format
    .format(new Date(`${month}-01`))
    .replace(/(?<=\d)(?=\p{sc=Han})|(?<=\p{sc=Han})(?=\d)/gu, ' ');
}
