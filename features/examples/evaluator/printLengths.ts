/** How long a printed value may be on one line, in characters. */
export const SUMMARY_LENGTH = 120;
/** How long it may be on several lines, in characters. */
export const DETAILS_LENGTH = 20_000;
