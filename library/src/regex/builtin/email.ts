import type { DefineRegexPlugin } from '../types';
import { testPattern } from './testPattern';

/**
 * Something shaped like a mail address, anywhere in the text.
 *
 * Kept on purpose: it is not anchored, and domain labels of one letter (`a@x.com`) are refused.
 */
export const email: DefineRegexPlugin<'email'> = {
  name: 'email',
  pattern: /\w[-\w.+]*@([A-Za-z0-9][-A-Za-z0-9]+\.)+[A-Za-z]{2,14}/i,
  validate: testPattern,
};
