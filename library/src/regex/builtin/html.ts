import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * Something between angle brackets with its quotes closed, anywhere in the text.
 *
 * Kept on purpose: no tag name is required, so `1 < 2 and 3 > 2` matches.
 */
export const html: DefineRegexPlugin<'html'> = {
  name: 'html',
  pattern: /<("[^"]*"|'[^']*'|[^'">])*>/,
  validate: testPattern,
};
