import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * Six digits in a row, anywhere in the text.
 *
 * Kept on purpose: it is not anchored, so longer numbers match.
 */
export const postal: DefineRegexPlugin<'postal'> = {
  name: 'postal',
  pattern: /\d{6}/,
  validate: testPattern,
};
