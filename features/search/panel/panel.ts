// Everything of search that is loaded when it is wanted, and not before.
export { SearchResults } from './SearchResults';
export { createLocalSource } from '../../support/search/createLocalSource';
export { createRemoteSource } from '../../support/search/createRemoteSource';
