/** Class of the message that a page has failed, set by the inline script or the error boundary. */
export const FAILED_CLASS = 'ft-failed';

/** How the hash of a link with edited code begins; such a page hydrates at once. */
export const EDIT_HASH = '#edit=';

/** Attribute of an element that is of no use without scripts; its page hydrates at once. */
export const STARTS_AT_ONCE = 'data-starts-at-once';
