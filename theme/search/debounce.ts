/** How long typing has to rest before a search, in milliseconds. */
export const DEBOUNCE = 150;
