import type { SearchRecord } from '../engine/searchRecord';

/** The part of a page that is known before its index is there. */
export interface NamedPage extends Pick<
  SearchRecord,
  'id' | 'title' | 'description' | 'category' | 'routePath' | 'lang' | 'version'
> {
  /** Other names, and what the page is called most in either script. */
  names: string[];
}
