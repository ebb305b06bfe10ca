import { contentSecurityPolicy } from './contentSecurityPolicy';
import { SCRIPTS_ID } from '../../ui/elementIds';
import type { EmbeddedScripts } from '../client/embedded';

const CHARSET = /<meta charset="[^"]+">/;
const STYLE_SHEET = /<link href="([^"]+\.css)" rel="stylesheet">\n?/;
const SCRIPTS = /<script defer src="([^"]+)"><\/script>\n?/g;
const PRELOADS = /<link rel="preload" href="[^"]+" as="script">\n?/g;

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
}

/**
 * Finds the address of the style sheet of all pages.
 *
 * @param html A document as the framework writes it.
 */
export function findStyleSheet(html: string): string {
  return STYLE_SHEET.exec(html)![1]!;
}

/**
 * Puts styles into a prerendered document, and in the place of its scripts what starts them.
 *
 * @param html A document as the framework writes it.
 */
export function rewriteHtml(
  html: string,
  { embedded, starter, styles, speculationRules, origins }: Replacement,
): string {
  const scripts = Array.from(html.matchAll(SCRIPTS), ([, src]) => src!);
  const addresses = { styles: findStyleSheet(html), scripts };
  const json = JSON.stringify({ ...embedded, ...addresses }).replaceAll('<', String.raw`\u003c`);
  const data = `<script type="application/json" id="${SCRIPTS_ID}">${json}</script>`;
  const rules = `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`;
  const rewritten = html
    .replaceAll(SCRIPTS, '')
    .replaceAll(PRELOADS, '')
    .replace(STYLE_SHEET, () => `<style>${styles}</style>\n`)
    .replace('</head>', () => `${rules}${data}<script>${starter}</script></head>`);
  const policy = contentSecurityPolicy(rewritten, origins);
  // The policy holds for what comes after it; the character set must come first.
  return rewritten.replace(
    CHARSET,
    (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
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
