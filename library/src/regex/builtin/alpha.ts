import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * One or more of the letters a to z and A to Z, nothing else.
 */
export const alpha: DefineRegexPlugin<'alpha'> = {
  name: 'alpha',
  pattern: /^[a-zA-Z]+$/,
  validate: testPattern,
};
