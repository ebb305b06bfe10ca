import { createRegex } from './createRegex';

/**
 * The `regex` object of the root module. It does not know the rules defined through `funtool/regex`:
 * each entry point of the documented library carries a copy of its own, which is kept on purpose.
 */
export const regex = createRegex();
