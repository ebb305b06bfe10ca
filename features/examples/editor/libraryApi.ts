/** What completion knows of an export (`features/examples/build/exampleData.ts`). */
export interface ApiEntry {
  name: string;
  /** Where to import it from, besides the root: `funtool/array`. */
  module: string;
  /** As declared, on one line; empty for an object. */
  signature: string;
  /** What stands after a dot: rules of an object, static methods of a class. */
  members: { name: string; signature: string }[];
}

/** The root module, which has every export. */
export const ROOT_MODULE = 'funtool';
