/** Longest printed value on one line, in characters. */
export const SUMMARY_LENGTH = 120;
/** Longest printed value on several lines, in characters. */
export const DETAILS_LENGTH = 20_000;
