/** Class of the message that a page has failed, set by the inline script or the error boundary. */
export const FAILED_CLASS = 'ft-failed';

/** How the hash of a link with edited code begins; such a page hydrates at once. */
export const EDIT_HASH = '#edit=';

/** Attribute of an element that is of no use without React; its page hydrates at once. */
export const STARTS_AT_ONCE = 'data-starts-at-once';

/** Attribute with the name of what a control does without React (`theme/enhancements`). */
export const ACTION = 'data-action';

/** Event of the document that has the page hydrate. */
export const HYDRATE_EVENT = 'hydrate';
