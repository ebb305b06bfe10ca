import type { Locale } from '../../../../site.config';
import { fillText } from '@funtool-docs/islands/shared/fillText';
import type { ContractText } from '../describeContract';
import texts from '../texts.json';

/** Returns a function that looks up texts of contracts, for what the build writes. */
export function contractText(locale: Locale): ContractText {
  return (key, params) => fillText(texts[key][locale], params);
}
