/** An export of the library, for completion. */
export interface ApiEntry {
  name: string;
  /** The root module or a category such as `funtool/array`. */
  module: string;
  signature: string;
  /** Rules of an object or static methods of a class. */
  members: { name: string; signature: string }[];
}

/** The module that has every export. */
export const ROOT_MODULE = 'funtool';
