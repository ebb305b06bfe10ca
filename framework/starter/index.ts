/**
 * Inline script that runs before rendering. Loads the scripts of the page once the reader points at
 * a control or an example, presses a key or scrolls.
 */
import { EDIT_HASH, STARTS_AT_ONCE } from '../../ui/sharedNames';
import { openDetails } from '../../ui/openDetails';
import { readPageData } from '../client/embedded';
import { controlOf, isAboutCode } from './controls';
import { createStart } from './createStart';
import { fetchAhead, fetchSearch } from './fetchAhead';
import { followTheme } from './followTheme';
import { keepPresses } from './keepPresses';
import { keepSidebar } from './keepSidebar';
import { handleSearch } from './search';
import { prefetchPages } from './prefetchPages';
import { whenShown } from './whenShown';

const start = createStart(document.currentScript!.dataset['failedText']!);

addEventListener('DOMContentLoaded', () => {
  const page = readPageData();
  if (!page) return;
  const { pathname, search, hash } = location;
  const address = page.content?.address;
  // Only the scripts know which page the 404 document stands for.
  if (!address) start();
  else if (address !== pathname) {
    history.replaceState(history.state, '', address + search + hash);
  }
  addEventListener('load', () => whenShown(() => fetchAhead(page)));
  fetchSearch(page);
  // Readers have come for what only works with scripts.
  if (document.querySelector(`[${STARTS_AT_ONCE}]`)) whenShown(start);
  openDetails();
});
addEventListener('hashchange', openDetails);

for (const type of ['pointerover', 'pointerdown', 'focusin']) {
  addEventListener(type, (event) => (controlOf(event) || isAboutCode(event)) && start());
}
addEventListener('keydown', start);
addEventListener('scroll', start, { passive: true });
handleSearch();
keepPresses(start);
keepSidebar();
prefetchPages();
followTheme();
// A query or a shared edit needs the scripts at once.
if (location.search || location.hash.startsWith(EDIT_HASH)) whenShown(start);
