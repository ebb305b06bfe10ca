import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * An IPv6 address in hexadecimal groups, full or shortened with one `::`.
 *
 * Kept on purpose: the mixed notation with an IPv4 part (`::ffff:192.168.1.1`) is refused.
 */
export const ipv6: DefineRegexPlugin<'ipv6'> = {
  name: 'ipv6',
  pattern:
    /^(?:[a-fA-F0-9]{1,4}:){7}[a-fA-F0-9]{1,4}$|^(?:[a-fA-F0-9]{1,4}:){1,7}:$|^(?:[a-fA-F0-9]{1,4}:){1,6}:[a-fA-F0-9]{1,4}$|^(?:[a-fA-F0-9]{1,4}:){1,5}(?::[a-fA-F0-9]{1,4}){1,2}$|^(?:[a-fA-F0-9]{1,4}:){1,4}(?::[a-fA-F0-9]{1,4}){1,3}$|^(?:[a-fA-F0-9]{1,4}:){1,3}(?::[a-fA-F0-9]{1,4}){1,4}$|^(?:[a-fA-F0-9]{1,4}:){1,2}(?::[a-fA-F0-9]{1,4}){1,5}$|^[a-fA-F0-9]{1,4}:(?:(?::[a-fA-F0-9]{1,4}){1,6})$|^:(?:(?::[a-fA-F0-9]{1,4}){1,7}|:)$/,
  validate: testPattern,
};
