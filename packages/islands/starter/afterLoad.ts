import { readPageData } from '../client/embedded';
import { fetchAhead, keepOffline } from './fetchAhead';
import { PLACED_EVENT } from '@funtool-docs/shared/sharedNames';
import { type Placing, placePages } from './placePages';

/**
 * Does what can wait until a page has loaded; in the script of the enhancements, which it says are there.
 */
export function afterLoad(placing: Placing): void {
  placePages(placing);
  document.documentElement.dataset['enhanced'] = '';
  document.dispatchEvent(new Event('enhanced'));
  if (document.readyState === 'complete') fetch();
  else addEventListener('load', fetch);
  const own = readPageData();
  const onPlaced = () => own && keepOffline(own, true);
  document.addEventListener(PLACED_EVENT, onPlaced, { once: true });
}

function fetch(): void {
  const page = readPageData();
  if (page) fetchAhead(page);
}
