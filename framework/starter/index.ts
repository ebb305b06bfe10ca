/**
 * Runs in each document before it is drawn, as one inline script. Makes the page interactive once the
 * reader wants more than to read and to follow links: points at a control, presses a key, scrolls.
 */
import { SCRIPTS_ID } from '../../ui/elementIds';
import { type EmbeddedScripts, readEmbedded } from '../client/embedded';
import { createStart } from './createStart';
import { fetchAhead } from './fetchAhead';
import { followTheme } from './followTheme';
import { keepPresses } from './keepPresses';
import { keepSidebar } from './keepSidebar';
import { handleSearch } from './search';
import { controlOf } from './controls';

const embedded = readEmbedded<EmbeddedScripts>(SCRIPTS_ID);
const { content } = embedded;
const { pathname, search, hash } = location;
if (content && content.address !== pathname) {
  history.replaceState(history.state, '', content.address + search + hash);
}

const start = createStart(embedded);
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
if (!content || search || hash.startsWith('#edit=')) start();

addEventListener('load', () => fetchAhead(embedded));
