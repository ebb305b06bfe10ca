import { useLang } from '@rspress/core/runtime';
import { type LookUp, type Texts, textsIn } from '@funtool-docs/shared/fillText';

/** Returns a function that looks a text up in a component's own file, in the page's language. */
export function useTexts<Key extends string>(texts: Texts<Key>): LookUp<Key> {
  return textsIn(texts, useLang());
}
