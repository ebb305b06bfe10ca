/**
 * Waits for the full style sheet, which is loaded with the scripts of a first touch: what only they
 * show has no styles before. Resolves also if the style sheet has failed.
 */
export async function whenStyled(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all([...links].filter(isLoading).map(settled));
}

/** The browser notes a request when it has ended, also if it has failed. */
function isLoading({ sheet, href }: HTMLLinkElement): boolean {
  return !sheet && performance.getEntriesByName(href).length === 0;
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
