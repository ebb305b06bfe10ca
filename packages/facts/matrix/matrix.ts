/** Kinds of values in the matrix of a type check, named in `texts.json`. */
export type ValueKind =
  | 'primitives'
  | 'wrappers'
  | 'objects'
  | 'collections'
  | 'functions'
  | 'binary'
  | 'dom'
  | 'foreign';

/** What a copy shares with the value that it was made of. */
export type Sharing = 'same' | 'new' | 'newSharing' | 'newThroughout';

/** What calls return for many values: a table with a row for each value. */
export interface Matrix {
  /** The calls, in which `value` stands for the value of a row; or `isEqual(a, b)`. */
  calls: string[];
  rows: MatrixRow[];
}

export interface MatrixRow {
  /** One value, or those of `a` and `b`, as readers would write them. */
  values: string[];
  kind?: ValueKind;
  /** One for each call. */
  results: { result: string; sharing?: Sharing }[];
}
