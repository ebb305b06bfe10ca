import { MagicString } from 'magic-string';
import { DATA_ID } from '../../../ui/elementIds';
import type { PageData } from '../../client/embedded';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { escapeMarkup } from './escapeMarkup';
import type { PageDocument } from './readDocument';
import { type Tag, textOf } from './readMarkup';

interface Replacement {
  /** For the page's scripts, but for the addresses that the document has. */
  data: Omit<PageData, 'scripts' | 'styles'>;
  /** Source of the inline script that runs the others. */
  starter: string;
  /** What it says where they cannot be loaded. */
  failedText: string;
  /** Source of the styles that the page needs at first. */
  styles: string;
  /** Which links the browser fetches ahead. */
  speculationRules: object;
  /** Other origins that the site may ask. */
  origins: string[];
  minifyScript: (source: string) => Promise<string>;
}

/**
 * Puts styles into a prerendered document, and in the place of its scripts what starts them.
 *
 * @returns The document as it is published.
 */
export async function rewriteDocument(
  page: PageDocument,
  { data, starter, failedText, styles, speculationRules, origins, minifyScript }: Replacement,
): Promise<string> {
  const { html, charset, styleSheet, scripts, preloads } = page;
  const text = new MagicString(html);
  const sources = await Promise.all(
    page.inlineScripts.map(async (tag) => {
      const source = await minifyScript(textOf(tag, html));
      text.update(tag.end, tag.close!.start, source);
      return source;
    }),
  );
  for (const tag of [...scripts, ...preloads]) text.remove(tag.start, endOfLine(tag, html));
  text.update(styleSheet.start, styleSheet.end, `<style>${styles}</style>`);

  const addresses = {
    styles: styleSheet.attributes['href']!,
    scripts: scripts.map(({ attributes }) => attributes['src']!),
  };
  const rules = JSON.stringify(speculationRules);
  text.appendLeft(
    page.headEnd,
    `<script type="speculationrules">${rules}</script>` +
      `<script data-failed-text="${escapeMarkup(failedText)}">${starter}</script>`,
  );
  const json = JSON.stringify({ ...data, ...addresses }).replaceAll('<', String.raw`\u003c`);
  // The last of the document: where it is there, the document is whole.
  text.appendLeft(page.bodyEnd, `<script type="application/json" id="${DATA_ID}">${json}</script>`);
  const policy = contentSecurityPolicy([...sources, rules, starter], origins);
  // The policy holds for what comes after it; the character set must come first.
  text.appendLeft(charset.end, `\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return text.toString();
}

/** Where an element ends, the line break behind it included. */
function endOfLine({ end, close }: Tag, html: string): number {
  const last = close?.end ?? end;
  return html[last] === '\n' ? last + 1 : last;
}

/**
 * Lets the browser fetch a page when the pointer rests on a link to it
 * (https://wicg.github.io/nav-speculation/speculation-rules.html).
 *
 * @param base Path of the site.
 */
export function createSpeculationRules(base: string): object {
  const where = {
    and: [{ href_matches: `${base}*` }, { not: { href_matches: `${base}*.(md|txt|xml)` } }],
  };
  return { prefetch: [{ where, eagerness: 'eager' }] };
}
