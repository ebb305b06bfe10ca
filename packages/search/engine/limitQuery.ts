/** Longest query, in characters: longer ones could block the worker for minutes. */
export const MAX_QUERY_LENGTH = 200;

/** Trims and truncates a query. */
export function limitQuery(text: string): string {
  // A character has at most two UTF-16 units, and none is cut in two.
  const start = text.trim().slice(0, 2 * MAX_QUERY_LENGTH);
  return Array.from(start).slice(0, MAX_QUERY_LENGTH).join('').trimEnd();
}
