import type { Locale } from '../../../site.config';

const VERBS =
  'Use|Write|Pass|Check|Convert|Round|Split|Put|Compare|Wrap|Spread|Call|Filter|Nest|Choose|' +
  'Prefer|Test|Give|Keep|Avoid|Do not|Remove|Create|Make|Validate|Escape|Await|Catch|Define|' +
  'Store|Sort|Replace|Trim|Add|List';

/** An order, or an order behind a condition or a purpose. */
const ENGLISH = new RegExp(
  `^(?:${VERBS}) |^(?:If|To|For|With|Where|When)\\b[^,]*, (?:${VERBS.toLowerCase()}) `,
);
const CHINESE =
  /^(?:[^，]*(?:如果|想|要)[^，]*，|[^，]*(?:时|之前|的话|的值)，)?(?:请|先|要|改用|换成|写成|不要|别|就(?:用|把|再|在|逐)|(?<=，)用)/;

/** An order whose object comes first, or a link to where more is said. */
const CHINESE_OBJECT_FIRST =
  /^[^，`]{1,16}(?:要先|要始终|都要用|之前先)|^把(?!.*(?:会|得到|返回|抛错|变成))|^[^，]*，见 ?/;

/** Matches what may add a fact to an order, or speaks of how something else behaves. */
const MORE = /[:;：；]|lodash|_\.|\bnative\b|原生/i;

/**
 * Tells whether a sentence only says what to do, by its first words. A sentence of two clauses
 * counts as a fact, as does any other form of advice: a mark can say that it is none.
 */
export function isAdvice(text: string, locale: Locale): boolean {
  if (MORE.test(text)) return false;
  if (locale === 'en') return ENGLISH.test(text);
  return CHINESE.test(text) || CHINESE_OBJECT_FIRST.test(text);
}
