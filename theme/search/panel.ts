// Entry of the chunk that is loaded when search is first wanted.
export { SearchResults } from './SearchResults';
export { createLocalSource } from '@funtool-docs/search/engine/createSources';
export { createNameSource } from '@funtool-docs/search/names/createNameSource';
export { createRemoteSource } from '@funtool-docs/search/engine/createSources';
