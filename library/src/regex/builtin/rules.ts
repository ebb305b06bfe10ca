import { alpha } from './alpha';
import { chinese } from './chinese';
import { email } from './email';
import { html } from './html';
import { IDCard } from './IDCard';
import { ipv4 } from './ipv4';
import { ipv6 } from './ipv6';
import { landline } from './landline';
import { mobile } from './mobile';
import { nonAscii } from './nonAscii';
import { nonLatin } from './nonLatin';
import { number } from './number';
import { password } from './password';
import { postal } from './postal';
import { qq } from './qq';
import { url } from './url';
import { username } from './username';

/** The built-in rules by name, in the order of funtool 1.2.2. */
export const rules = {
  email,
  mobile,
  alpha,
  chinese,
  ipv6,
  postal,
  username,
  ipv4,
  IDCard,
  url,
  qq,
  landline,
  number,
  nonAscii,
  nonLatin,
  password,
  html,
};
