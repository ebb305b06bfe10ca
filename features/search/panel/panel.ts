// Entry of the chunk that is loaded when search is first wanted.
export { SearchResults } from './SearchResults';
export { createLocalSource } from '../engine/createLocalSource';
export { createNameSource } from '../names/createNameSource';
export { createRemoteSource } from '../engine/createRemoteSource';
