import { readPageData } from '../client/embedded';
import { fetchAhead } from './fetchAhead';
import { prefetchPages } from './prefetchPages';

/**
 * Does what can wait until a page has loaded; in the script of the enhancements, which it says are there.
 */
export function afterLoad(): void {
  prefetchPages();
  document.documentElement.dataset['enhanced'] = '';
  document.dispatchEvent(new Event('enhanced'));
  if (document.readyState === 'complete') fetch();
  else addEventListener('load', fetch);
}

function fetch(): void {
  const page = readPageData();
  if (page) fetchAhead(page);
}
