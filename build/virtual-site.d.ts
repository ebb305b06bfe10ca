/** All that scripts know of the site besides its pages; made by the build (`build/data.ts`). */
declare module 'virtual-site' {
  /** Path of the site, with a slash at both ends. */
  export const base: string;

  /** Languages of the site, its own first. */
  export const langs: string[];

  /** URL of the repository of the site. */
  export const repository: string;

  /** Documented release of the library. */
  export const libraryVersion: string;

  /** File with an `ApiEntry[]`, from the root of the site. */
  export const apiFile: string;

  /** Files with an `ExamplePage[]` by language, from the root of the site. */
  export const exampleFiles: Record<string, string>;

  /** Files of search by `indexName`, from the root of the site. */
  export const searchIndexes: Record<
    string,
    import('@funtool-docs/search/engine/searchSource').SearchFiles
  >;

  /** URL of the document in which examples run that the build has prepared. */
  export const runnerAddress: string;

  /** URL of the document in which other code runs: it has the parser as well. */
  export const editedRunnerAddress: string;

  /** URL of the document in which functions are tried. */
  export const finderAddress: string;

  /** Returns what the site documents, in numbers; in development, a promise. */
  export const siteFigures: () => OnDemand<import('@funtool-docs/checks/siteFigures').SiteFigures>;

  /** Returns what search needs with the index; in development, a promise. */
  export const searchLexicon: () => OnDemand<
    import('@funtool-docs/search/engine/searchRecord').LexiconData
  >;

  type OnDemand<Value> = Value | Promise<Value>;
}
