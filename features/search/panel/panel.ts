// Everything of search that is loaded when it is wanted, and not before.
export { SearchResults } from './SearchResults';
export { createLocalSource } from '../engine/createLocalSource';
export { createRemoteSource } from '../engine/createRemoteSource';
