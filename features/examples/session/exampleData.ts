import type { RunRequest } from '../evaluator/events';
/** Paths are relative to the root of the site. */
export interface ExampleData {
  version: string;
  repository: string;
  /** File with an `ApiEntry[]`. */
  api: string;
  /** Files with an `ExamplePage[]`, by language. */
  examples: Record<string, string>;
}

declare global {
  /** Replaced by the build (`features/examples/build/exampleData.ts`). */
  const EXAMPLE_DATA: ExampleData;
}

export interface ExamplePage {
  title: string;
  /** Sidebar label of its folder; may be empty. */
  category: string;
  /** For example `/en/guide/api/array/at`. */
  route: string;
  examples: ({
    heading: string;
  } & RunRequest)[];
}
