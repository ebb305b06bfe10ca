/**
 * A deployment counts as confirmed for this long, in milliseconds. For as long, GitHub Pages lets browsers
 * show any page without asking (`max-age=600`).
 */
export const CONFIRMED_FOR = 600_000;

/** Tells whether a time is recent enough; one in the future is not, since the clock was set back. */
export function isRecent(time: number, now: number): boolean {
  return now >= time && now - time < CONFIRMED_FOR;
}
