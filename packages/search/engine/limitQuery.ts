/** Longest query, in characters: longer ones could block the worker for minutes. */
export const LONGEST_QUERY = 200;

/** Trims and truncates a query. */
export function limitQuery(text: string): string {
  // A character has at most two UTF-16 units, and none is cut in two.
  const start = text.trim().slice(0, 2 * LONGEST_QUERY);
  return Array.from(start).slice(0, LONGEST_QUERY).join('').trimEnd();
}
