/** A call that gives the result, as code in parts; those that were guessed can be marked. */
export type CallParts = { code: string; isGuessed: boolean }[];

/** Joins the parts of a call. */
export function writeParts(call: CallParts): string {
  return call.map(({ code }) => code).join('');
}
