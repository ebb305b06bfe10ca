/** Appends an element to the document's head, or puts it before another one there. */
export function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
  next?: Element | null,
): HTMLElementTagNameMap[Tag] {
  // `undefined` appends, as `null` does.
  return document.head.insertBefore(Object.assign(document.createElement(tag), attributes), next!);
}

/** Loads the full style sheet of the site, whose rules give way to those of parts that have loaded theirs. */
export function loadFullStyles(href: string): Promise<void> {
  return loadStyles(href, document.head.querySelector('link[rel=stylesheet]'));
}

/** Loads a style sheet, unless it is there; resolves also if that fails. */
export async function loadStyles(href: string, next?: Element | null): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (known?.sheet) return;
  const link = known ?? append('link', { rel: 'stylesheet', href }, next);
  const { type } = await settled(link);
  if (type === 'error') link.remove();
}

/** Prefetches files, as far as the browser does so. */
export function prefetchAll(files: string[]): void {
  for (const href of files) append('link', { rel: 'prefetch', href });
}

/** Not in all browsers (https://wicg.github.io/netinfo). */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Tells whether data is slow or metered, as far as the browser knows. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/**
 * Waits for the full style sheet, which is loaded with the scripts of a first touch: what only they
 * show has no styles before. Resolves also if the style sheet has failed.
 */
export async function whenStyled(): Promise<void> {
  const all = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])');
  await Promise.all([...all].filter(isLoading).map(settled));
}

/** The browser notes a request when it has ended, also if it has failed. */
function isLoading({ sheet, href }: HTMLLinkElement): boolean {
  return !sheet && performance.getEntriesByName(href).length === 0;
}

function settled(link: HTMLLinkElement): Promise<Partial<Event>> {
  return new Promise((resolve) => {
    // What has no styles can be read.
    setTimeout(resolve, 10_000, {});
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
