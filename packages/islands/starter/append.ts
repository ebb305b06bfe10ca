/** Appends an element to the document's head. */
export function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), attributes);
  document.head.append(element);
  return element;
}

/** Prefetches files, as far as the browser does so. */
export function prefetchAll(files: string[]): void {
  for (const href of files) append('link', { rel: 'prefetch', href });
}
