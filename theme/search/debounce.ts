/** Typing has to rest this long before a search, in milliseconds. */
export const DEBOUNCE = 150;
