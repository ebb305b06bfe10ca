import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * Exactly one digit from 0 to 9.
 *
 * Kept on purpose: `12` is refused.
 */
export const number: DefineRegexPlugin<'number'> = {
  name: 'number',
  pattern: /^[0-9]$/,
  validate: testPattern,
};
