import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * A Chinese mobile number of eleven digits.
 *
 * Kept on purpose: the bars within the brackets are characters, so `1|012345678` matches.
 */
export const mobile: DefineRegexPlugin<'mobile'> = {
  name: 'mobile',
  pattern: /^1[3|4|5|6|7|8|9][0-9]{9}$/,
  validate: testPattern,
};
