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
