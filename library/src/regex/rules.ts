import type { DefineRegexPlugin } from './types';

/** Makes a rule that decides by its pattern alone; all built-in rules do. */
const rule = <T extends string>(name: T, pattern: RegExp): DefineRegexPlugin<T> => ({
  name,
  pattern,
  validate: ({ pattern: own, input }) => own.test(input),
});

/** The built-in rules by name, in the order of funtool 1.2.2. */
export const rules = {
  /**
   * Something shaped like a mail address, anywhere in the text.
   *
   * Kept on purpose: it is not anchored, and domain labels of one letter (`a@x.com`) are refused.
   */
  email: rule('email', /\w[-\w.+]*@([A-Za-z0-9][-A-Za-z0-9]+\.)+[A-Za-z]{2,14}/i),
  /**
   * A Chinese mobile number of eleven digits.
   *
   * Kept on purpose: the bars within the brackets are characters, so `1|012345678` matches.
   */
  mobile: rule('mobile', /^1[3|4|5|6|7|8|9][0-9]{9}$/),
  /** One or more of the letters a to z and A to Z, nothing else. */
  alpha: rule('alpha', /^[a-zA-Z]+$/),
  /** One or more characters of the Unicode script Han, nothing else. */
  chinese: rule('chinese', /^\p{Script=Han}+$/u),
  /**
   * An IPv6 address in hexadecimal groups, full or shortened with one `::`.
   *
   * Kept on purpose: the mixed notation with an IPv4 part (`::ffff:192.168.1.1`) is refused.
   */
  ipv6: rule(
    'ipv6',
    /^(?:[a-fA-F0-9]{1,4}:){7}[a-fA-F0-9]{1,4}$|^(?:[a-fA-F0-9]{1,4}:){1,7}:$|^(?:[a-fA-F0-9]{1,4}:){1,6}:[a-fA-F0-9]{1,4}$|^(?:[a-fA-F0-9]{1,4}:){1,5}(?::[a-fA-F0-9]{1,4}){1,2}$|^(?:[a-fA-F0-9]{1,4}:){1,4}(?::[a-fA-F0-9]{1,4}){1,3}$|^(?:[a-fA-F0-9]{1,4}:){1,3}(?::[a-fA-F0-9]{1,4}){1,4}$|^(?:[a-fA-F0-9]{1,4}:){1,2}(?::[a-fA-F0-9]{1,4}){1,5}$|^[a-fA-F0-9]{1,4}:(?:(?::[a-fA-F0-9]{1,4}){1,6})$|^:(?:(?::[a-fA-F0-9]{1,4}){1,7}|:)$/,
  ),
  /**
   * Six digits in a row, anywhere in the text.
   *
   * Kept on purpose: it is not anchored, so longer numbers match.
   */
  postal: rule('postal', /\d{6}/),
  /** An unaccented letter, then 4 to 15 letters, digits or underscores. */
  username: rule('username', /^[a-zA-Z][a-zA-Z0-9_]{4,15}$/),
  /** Four decimal numbers from 0 to 255 without leading zeros, joined by dots. */
  ipv4: rule(
    'ipv4',
    /^(25[0-5]|2[0-4]\d|1\d{2}|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d{2}|[1-9]?\d)){3}$/,
  ),
  /**
   * 15 digits, 18 digits, or 17 digits and an X: the length and characters of a Chinese identity number.
   *
   * Kept on purpose: neither the check digit nor the date nor the region is tested.
   */
  IDCard: rule('IDCard', /(^\d{15}$)|(^\d{18}$)|(^\d{17}(\d|X|x)$)/),
  /**
   * An optional scheme, `://` and a character that is not white space, at the beginning of the text.
   *
   * Kept on purpose: `://x` matches, and the end is open.
   */
  url: rule('url', /^((https|http|ftp|rtsp|mms)?:\/\/)[^\s]+/),
  /** 5 to 10 digits that do not start with 0. */
  qq: rule('qq', /^[1-9][0-9]{4,9}$/),
  /** A Chinese landline number: 0 and two or three digits, an optional hyphen, seven or eight digits. */
  landline: rule('landline', /^0\d{2,3}-?\d{7,8}$/),
  /**
   * Exactly one digit from 0 to 9.
   *
   * Kept on purpose: `12` is refused.
   */
  number: rule('number', /^[0-9]$/),
  /**
   * A UTF-16 unit above U+00FF, anywhere in the text.
   *
   * Kept on purpose: Latin-1 characters such as é count as ASCII.
   */
  // oxlint-disable-next-line no-control-regex -- the range begins at U+0000 on purpose
  nonAscii: rule('nonAscii', /[^\x00-\xff]/),
  /**
   * A UTF-16 unit above U+024F, anywhere in the text.
   *
   * Kept on purpose: the border is a position, not a script, so ệ and the dash count as not Latin.
   */
  // oxlint-disable-next-line no-control-regex -- the range begins at U+0000 on purpose
  nonLatin: rule('nonLatin', /[^\u0000-\u024F]/),
  /**
   * 15 digits, 18 digits, or 17 digits and an X.
   *
   * Kept on purpose: this is the pattern of the identity number, which refuses every usual password.
   */
  password: rule('password', /(^\d{15}$)|(^\d{18}$)|(^\d{17}(\d|X|x)$)/),
  /**
   * Something between angle brackets with its quotes closed, anywhere in the text.
   *
   * Kept on purpose: no tag name is required, so `1 < 2 and 3 > 2` matches.
   */
  html: rule('html', /<("[^"]*"|'[^']*'|[^'">])*>/),
};
