/** What the build tells those who run examples; the paths lead from the root of the site to files. */
export interface ExampleData {
  /** Version of the documented library. */
  version: string;
  /** Address of this site's repository, which has its issues. */
  repository: string;
  /** The file with an `ApiEntry` for each export of the library. */
  api: string;
  /** By language, the file with an `ExamplePage` for each page that has examples. */
  examples: Record<string, string>;
}

declare global {
  /** Replaced by the build (`features/examples/build/exampleData.ts`). */
  const EXAMPLE_DATA: ExampleData;
}
