/** Longest query, in characters: longer ones would keep the worker busy for seconds or minutes. */
export const LONGEST_QUERY = 200;

/** The part of a text that is searched, without the space around it. */
export function limitQuery(text: string): string {
  // No character is longer than two units, and none is cut in two.
  const start = text.trim().slice(0, 2 * LONGEST_QUERY);
  return Array.from(start).slice(0, LONGEST_QUERY).join('').trimEnd();
}
