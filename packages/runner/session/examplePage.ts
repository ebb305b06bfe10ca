import type { RunRequest } from '../evaluator/events';

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
