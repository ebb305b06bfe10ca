import { createRegex } from './createRegex';

/** Tests and replaces text by named rules or regular expressions. */
export const regex = createRegex();
