import { MagicString } from 'magic-string';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import type { PageData } from '../../client/embedded';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { escapeMarkup } from '@funtool-docs/shared/texts';
import { contentOf, type PageDocument, type Tag } from './readDocument';

interface Replacement {
  data: PageData;
  /** Source of the inline script that loads the others (`packages/islands/starter`). */
  starter: string;
  /** The starter says these: that scripts have failed, or that a control waits for them. */
  failedText: string;
  waitingText: string;
  /** Selector of what needs React besides form controls. */
  controls: string;
  /** Address of the script of the enhancements. */
  enhancements: string;
  styles: string;
  origins: string[];
}

/** Inlines styles, page data and the starter into a prerendered document, in place of its scripts. */
export function rewriteDocument(page: PageDocument, replacement: Replacement): string {
  const { html, charset, styleSheet, scripts, preloads, unread, excerpt } = page;
  const { data, starter, failedText, waitingText, controls, enhancements } = replacement;
  const text = new MagicString(html);
  for (const tag of [...scripts, ...preloads, ...unread])
    text.remove(tag.start, endOfLine(tag, html));
  if (excerpt) text.remove(excerpt.start, excerpt.close!.end);
  text.update(styleSheet.start, styleSheet.end, `<style>${replacement.styles}</style>`);

  // The first screen comes first: nothing of it can be pressed before.
  text.appendLeft(
    page.firstScreenEnd,
    `<script data-failed-text="${escapeMarkup(failedText)}" ` +
      `data-waiting-text="${escapeMarkup(waitingText)}" data-controls="${escapeMarkup(controls)}" data-enhancements="${enhancements}">` +
      `${starter}</script>`,
  );
  for (const tag of page.dataScripts) {
    text.remove(tag.start, endOfLine(tag, html));
    text.appendLeft(page.bodyEnd, html.slice(tag.start, tag.close!.end));
  }
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  // Last in the document: if it is there, the whole document has arrived.
  text.appendLeft(page.bodyEnd, `<script type="application/json" id="${DATA_ID}">${json}</script>`);
  const sources = page.inlineScripts.map((tag) => contentOf(tag, html));
  const policy = contentSecurityPolicy([...sources, starter], replacement.origins);
  // The policy applies to what follows it, and the character set must come first.
  text.appendLeft(charset.end, `\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return text.toString();
}

function endOfLine({ end, close }: Tag, html: string): number {
  const last = close?.end ?? end;
  return html[last] === '\n' ? last + 1 : last;
}
