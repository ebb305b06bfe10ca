/** What became of a stated result. */
export interface Outcome {
  line: number;
  kind: 'value' | 'throws' | 'prints';
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
