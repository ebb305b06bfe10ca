export const MAX_EVENTS = 1000;
/** In characters. */
export const MAX_OUTPUT = 500_000;
/** How long an example may block timers, in milliseconds. */
export const MAX_SILENCE = 3000;
/** Longest run, in milliseconds. */
export const MAX_TIME = 10_000;
/** Interval of a sandbox's heartbeat, in milliseconds. */
export const HEARTBEAT = 500;
/** Time limits for loading and for starting the sandbox document, in milliseconds. */
export const MAX_LOADING_TIME = 20_000;
export const MAX_STARTING = 5000;
