/** Appends an element to the document's head. */
export function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), attributes);
  document.head.append(element);
  return element;
}

/** Loads the full style sheet of the site, unless it is there; resolves also if that fails. */
export function loadStyles(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? append('link', { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
  });
}

/** Prefetches files, as far as the browser does so. */
export function prefetchAll(files: string[]): void {
  for (const href of files) append('link', { rel: 'prefetch', href });
}
