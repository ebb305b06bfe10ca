/** Images of the content, which readers can zoom; not those that are a link or a button. */
export const DOC_IMAGES = '.rspress-doc img:not(a img, button img)';
