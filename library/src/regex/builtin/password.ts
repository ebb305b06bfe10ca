import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * 15 digits, 18 digits, or 17 digits and an X.
 *
 * Kept on purpose: this is the pattern of the identity number, which refuses every usual password.
 */
export const password: DefineRegexPlugin<'password'> = {
  name: 'password',
  pattern: /(^\d{15}$)|(^\d{18}$)|(^\d{17}(\d|X|x)$)/,
  validate: testPattern,
};
