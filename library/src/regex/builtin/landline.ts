import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * A Chinese landline number: 0 and two or three digits, an optional hyphen, seven or eight digits.
 */
export const landline: DefineRegexPlugin<'landline'> = {
  name: 'landline',
  pattern: /^0\d{2,3}-?\d{7,8}$/,
  validate: testPattern,
};
