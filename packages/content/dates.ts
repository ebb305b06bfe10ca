/**
 * Days and times of the site are in universal time: every reader sees the same, wherever a commit
 * was made and a page was built.
 *
 * @param seconds Since 1970, as git counts.
 * @returns ISO 8601, to the second.
 */
export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Returns the day of a time in universal time, both in ISO 8601. */
export function dayOf(time: string): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
