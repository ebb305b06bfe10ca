import type { RunRequest } from '../evaluator/events';

/** A page with its examples, for the picker of the playground. */
export interface ExamplePage {
  title: string;
  /** Sidebar label of its folder; may be empty. */
  category: string;
  /** For example `/en/guide/api/array/at`. */
  route: string;
  examples: ({
    /** The heading above it. */
    heading: string;
  } & RunRequest)[];
}
