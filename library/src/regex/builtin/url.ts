import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * An optional scheme, `://` and a character that is not white space, at the beginning of the text.
 *
 * Kept on purpose: `://x` matches, and the end is open.
 */
export const url: DefineRegexPlugin<'url'> = {
  name: 'url',
  pattern: /^((https|http|ftp|rtsp|mms)?:\/\/)[^\s]+/,
  validate: testPattern,
};
