import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * 15 digits, 18 digits, or 17 digits and an X: the length and characters of a Chinese identity number.
 *
 * Kept on purpose: neither the check digit nor the date nor the region is tested.
 */
export const IDCard: DefineRegexPlugin<'IDCard'> = {
  name: 'IDCard',
  pattern: /(^\d{15}$)|(^\d{18}$)|(^\d{17}(\d|X|x)$)/,
  validate: testPattern,
};
