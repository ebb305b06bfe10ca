import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * Four decimal numbers from 0 to 255 without leading zeros, joined by dots.
 */
export const ipv4: DefineRegexPlugin<'ipv4'> = {
  name: 'ipv4',
  pattern: /^(25[0-5]|2[0-4]\d|1\d{2}|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d{2}|[1-9]?\d)){3}$/,
  validate: testPattern,
};
