import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * A UTF-16 unit above U+00FF, anywhere in the text.
 *
 * Kept on purpose: Latin-1 characters such as é count as ASCII.
 */
export const nonAscii: DefineRegexPlugin<'nonAscii'> = {
  name: 'nonAscii',
  // oxlint-disable-next-line no-control-regex -- the range begins at U+0000 on purpose
  pattern: /[^\x00-\xff]/,
  validate: testPattern,
};
