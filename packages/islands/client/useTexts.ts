import { useLang } from '@rspress/core/runtime';
import { type LookUp, type Texts, textsIn } from '@funtool-docs/shared/texts';

/** A text by language. */
type Text = Record<string, string>;

/** Texts that pages say of themselves; the module of the site is known as `site-texts`. */
export interface PageTexts {
  /** That a part of the page has failed. */
  pageFailed: Text;
  /** That the site was deployed anew. */
  outdated: Text;
  /** A button that loads the page again. */
  reload: Text;
}

/** Returns a function that looks a text up in a component's own file, in the page's language. */
export function useTexts<Key extends string>(texts: Texts<Key>): LookUp<Key> {
  return textsIn(texts, useLang());
}
