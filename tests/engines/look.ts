/* oxlint-disable unicorn/consistent-function-scoping -- what is sent to the browser has all it needs in it */
/** Visible state of a page. */
export interface Sight {
  /** Below the base of the site, without query and hash. */
  path: string;
  hash: string;
  language: string;
  isDark: boolean;
  /** Distance by which it is scrolled down, in pixels. */
  scrolled: number;
  title: string;
  /** True if the title is in the window. */
  isTitleShown: boolean;
  /** True if the heading that the hash names is in the window. */
  isSectionShown: boolean;
  /** Value of the focused field, if any. */
  field: string | null;
  /** Results of the search. */
  results: string[];
  /** Outcome and output of the first example that was run. */
  outcome: string;
  output: string[];
  /** Code in the first open editor, if any. */
  editor: string | null;
  /** Number of sandboxes. */
  sandboxes: number;
}

/** Self-contained: it is serialised. */
export function look(): Sight {
  const textsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
      element.innerText.trim(),
    );
  const isShown = (element: Element | null) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  const { hash, pathname } = window.location;
  const { activeElement, documentElement } = document;
  const [title = ''] = textsOf('h1');
  return {
    path: pathname.replace('/funtool/', ''),
    hash,
    language: documentElement.lang,
    isDark: documentElement.classList.contains('dark'),
    scrolled: window.scrollY,
    title,
    isTitleShown: isShown(document.querySelector('h1')),
    isSectionShown: isShown(document.getElementById(hash.slice(1))),
    field: activeElement instanceof HTMLInputElement ? activeElement.value : null,
    results: textsOf('[role=option]'),
    outcome: textsOf('.ft-example__outcome').find(Boolean) ?? '',
    output: textsOf('.ft-output > li'),
    editor: textsOf('[contenteditable=true]')[0] ?? null,
    sandboxes: document.querySelectorAll('iframe').length,
  };
}
