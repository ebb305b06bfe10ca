import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * A UTF-16 unit above U+024F, anywhere in the text.
 *
 * Kept on purpose: the border is a position, not a script, so ệ and the dash count as not Latin.
 */
export const nonLatin: DefineRegexPlugin<'nonLatin'> = {
  name: 'nonLatin',
  // oxlint-disable-next-line no-control-regex -- the range begins at U+0000 on purpose
  pattern: /[^\u0000-\u024F]/,
  validate: testPattern,
};
