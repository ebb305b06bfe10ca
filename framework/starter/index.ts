/**
 * Inline script that runs once the first screen has arrived. Loads the enhancements of the page after
 * it has loaded, and hydrates it once the reader is at something that needs React.
 */
import { EDIT_HASH, HYDRATE_EVENT, STARTS_AT_ONCE } from '../../ui/sharedNames';
import { openDetails } from '../../ui/openDetails';
import { readPageData } from '../client/embedded';
import { controlOf, enhancedControlOf, isAboutCode, isAboutDisclosure } from './controls';
import { createFailure, createStart } from './createStart';
import { createEnhance } from './enhance';
import { fetchSearch } from './fetchSearch';
import { followTheme } from './followTheme';
import { keepPresses } from './keepPresses';
import { keepSidebar } from './keepSidebar';
import { savesData } from './savesData';
import { handleSearch } from './search';
import { isSearchShortcut } from './searchShortcut';
import { whenShown } from './whenShown';

const script = document.currentScript!;
const { failedText, enhancements } = script.dataset;
// It is within the content, and React does not know it.
script.remove();
const start = createStart(failedText!);
const enhance = createEnhance(enhancements!, () => {
  if (isPressWaiting()) createFailure(failedText!)();
});

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
  fetchSearch(page);
  // Readers have come for what only works with React.
  if (openDetails() || document.querySelector(`[${STARTS_AT_ONCE}]`)) whenShown(start);
});
addEventListener('load', () => whenShown(() => savesData() || enhance()));
addEventListener('hashchange', () => openDetails() && start());
document.addEventListener(HYDRATE_EVENT, start);

// Not `pointerover`, which browsers also send where the page moves below a pointer at rest.
for (const type of ['pointermove', 'pointerdown', 'focusin']) {
  const onEvent = (event: Event) => {
    if (controlOf(event)) start();
    else if (enhancedControlOf(event) || isAboutCode(event)) enhance();
  };
  addEventListener(type, onEvent, { passive: true });
}
for (const type of ['keydown', 'scroll']) addEventListener(type, enhance, { passive: true });
addEventListener('click', (event) => isAboutDisclosure(event) && start());
addEventListener('keydown', (event) => (isSearchShortcut(event) || hasImage()) && start());
handleSearch();
keepPresses({ find: controlOf, ready: 'hydrated', load: start });
const isPressWaiting = keepPresses({ find: enhancedControlOf, ready: 'enhanced', load: enhance });
keepSidebar();
followTheme();
// A query or a shared edit needs the scripts at once.
if (location.search || location.hash.startsWith(EDIT_HASH)) whenShown(start);

/** React makes images of the content reachable by keyboard (`theme/zoom`). */
function hasImage(): boolean {
  return document.querySelector('.rspress-doc img') !== null;
}
