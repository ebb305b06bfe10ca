/** An export of the library, for completion (`features/examples/build/exampleData.ts`). */
export interface ApiEntry {
  name: string;
  /** Besides the root: `funtool/array`. */
  module: string;
  signature: string;
  /** Completed after a dot: rules of an object, static methods of a class. */
  members: { name: string; signature: string }[];
}

/** The module that has every export. */
export const ROOT_MODULE = 'funtool';
