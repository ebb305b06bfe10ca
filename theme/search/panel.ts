// Entry of the chunk that is loaded when search is first wanted.
export { SearchResults } from './SearchResults';
export { createLocalSource } from '../../packages/search/engine/createLocalSource';
export { createNameSource } from '../../packages/search/names/createNameSource';
export { createRemoteSource } from '../../packages/search/engine/createRemoteSource';
