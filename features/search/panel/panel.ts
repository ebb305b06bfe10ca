// Entry of the chunk that is loaded when search is first wanted.
export { SearchResults } from './SearchResults';
export { createLocalSource } from '../engine/createLocalSource';
export { createRemoteSource } from '../engine/createRemoteSource';
