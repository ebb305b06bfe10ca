/** How a result is compared; `opaque` if nothing can tell whether it is the stated one. */
export const OUTCOME_KINDS = ['value', 'throws', 'prints', 'opaque'] as const;

export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** What became of a stated result. */
export interface Outcome {
  line: number;
  kind: OutcomeKind;
  expected: string;
  /** `undefined` if the statement never ran. */
  actual: string | undefined;
  ok: boolean;
}

export const NOTHING_THROWN = 'nothing was thrown';

/** Tells whether an outcome can no longer change: printed output may still grow until it matches. */
export function isFinal({ ok, kind, actual }: Outcome): boolean {
  return ok || (kind !== 'prints' && actual !== undefined);
}

/** Compares an error, as `TypeError: message`, with the stated one, of which the name may be enough. */
export function isThrownAs(stated: string, error: string): boolean {
  return stated.includes(':') ? stated === error : error.startsWith(`${stated}:`);
}
