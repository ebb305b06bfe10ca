import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * 5 to 10 digits that do not start with 0.
 */
export const qq: DefineRegexPlugin<'qq'> = {
  name: 'qq',
  pattern: /^[1-9][0-9]{4,9}$/,
  validate: testPattern,
};
