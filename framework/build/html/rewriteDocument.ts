import { MagicString } from 'magic-string';
import { SCRIPTS_ID } from '../../../ui/elementIds';
import type { EmbeddedScripts } from '../../client/embedded';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PageDocument } from './readDocument';
import { type Tag, textOf } from './readTags';

interface Replacement {
  /** What the page tells, but for the addresses that the document has. */
  embedded: Omit<EmbeddedScripts, 'scripts' | 'styles'>;
  /** Source of the inline script that runs them. */
  starter: string;
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
  { embedded, starter, styles, speculationRules, origins, minifyScript }: Replacement,
): Promise<string> {
  const { html, charset, styleSheet, scripts, preloads, headEnd } = page;
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
  const json = JSON.stringify({ ...embedded, ...addresses }).replaceAll('<', String.raw`\u003c`);
  const rules = JSON.stringify(speculationRules);
  text.appendLeft(
    headEnd,
    `<script type="speculationrules">${rules}</script>` +
      `<script type="application/json" id="${SCRIPTS_ID}">${json}</script>` +
      `<script>${starter}</script>`,
  );
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
