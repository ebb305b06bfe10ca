/** The section in which readers learn how results are checked, as a path within the language. */
export const HOW_CHECKED = '/guide/what-is-checked#what-the-examples-run-on';
