import type { Kind } from './kinds';

/** Longest code of a value, and longest path, in characters. */
export const LONGEST_INPUT = 2000;
export const LONGEST_PATH = 1000;

/** A variable of a law and what it is given. */
export interface LawVariable {
  name: string;
  kind: Kind;
}

/** A law as the sandbox runs it. */
export interface RunnableLaw {
  /** An expression in which the sides of comparisons are recorded (`readLaw`). */
  code: string;
  variables: LawVariable[];
  /** Whether inputs for which it throws are passed over; by default they break it. */
  skipsErrors: boolean;
}

/** Where a search begins, so that it finds the same again. */
export interface Start {
  /** A 32-bit integer. */
  seed: number;
  /** Leads straight to an input that was found before; empty or absent for none. */
  path?: string;
}

/** What one side of a comparison gave, or the error that it threw, as text. */
export type Side = { value: string } | { error: string };

/** Why a law does not hold for an input. */
export type Breach =
  | { reason: 'false' }
  | { reason: 'error'; error: string }
  /** It gave something else than `true` or `false`. */
  | { reason: 'value'; value: string }
  | { reason: 'promise' };

/** What a search has found. */
export type Finding =
  | {
      type: 'broken';
      breach: Breach;
      /** Code of the value of each variable. */
      inputs: string[];
      /** Of the comparison that was made last; empty without any. */
      sides: Side[];
      /** Inputs that were tried until the first one broke the law; 0 for one that a path led to. */
      tries: number;
      start: Required<Start>;
      /** How often the law was broken when it got the same input again. */
      again: { broken: number; times: number };
    }
  | { type: 'none'; tries: number; milliseconds: number; seed: number }
  /** The engine that runs it does not accept the law. */
  | { type: 'refused'; error: string };
