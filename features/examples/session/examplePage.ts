import type { RunRequest } from '../evaluator/events';

/** A page with its examples, as the playground offers them. */
export interface ExamplePage {
  title: string;
  /** What the sidebar calls its folder; may be empty. */
  category: string;
  /** Its route: `/en/guide/api/array/at`. */
  route: string;
  examples: ({
    /** The heading that it stands below. */
    heading: string;
  } & RunRequest)[];
}
