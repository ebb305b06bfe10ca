import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * One or more characters of the Unicode script Han, nothing else.
 */
export const chinese: DefineRegexPlugin<'chinese'> = {
  name: 'chinese',
  pattern: /^\p{Script=Han}+$/u,
  validate: testPattern,
};
