/**
 * Runs in each document before it is drawn, as one inline script. Makes the page interactive once the
 * reader wants more than to read and to follow links: points at a control, presses a key, scrolls.
 */
import { EDIT_HASH } from '../../ui/sharedNames';
import { readPageData } from '../client/embedded';
import { controlOf } from './controls';
import { createStart } from './createStart';
import { fetchAhead } from './fetchAhead';
import { followTheme } from './followTheme';
import { keepPresses } from './keepPresses';
import { keepSidebar } from './keepSidebar';
import { handleSearch } from './search';

const start = createStart(document.currentScript!.dataset['failedText']!);

addEventListener('DOMContentLoaded', () => {
  const page = readPageData();
  if (!page) return;
  const { pathname, search, hash } = location;
  const address = page.content?.address;
  // The 404 document is to find out by itself which page it should be.
  if (!address) start();
  else if (address !== pathname) {
    history.replaceState(history.state, '', address + search + hash);
  }
  addEventListener('load', () => fetchAhead(page));
});

for (const type of ['pointerover', 'pointerdown', 'focusin']) {
  addEventListener(type, (event) => controlOf(event) && start());
}
addEventListener('keydown', start);
addEventListener('scroll', start, { passive: true });
handleSearch();
keepPresses(start);
keepSidebar();
followTheme();
// What the address asks for must be done without being touched.
if (location.search || location.hash.startsWith(EDIT_HASH)) start();
