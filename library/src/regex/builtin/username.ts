import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * An unaccented letter, then 4 to 15 letters, digits or underscores.
 */
export const username: DefineRegexPlugin<'username'> = {
  name: 'username',
  pattern: /^[a-zA-Z][a-zA-Z0-9_]{4,15}$/,
  validate: testPattern,
};
