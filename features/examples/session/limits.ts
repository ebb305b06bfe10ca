/** How many events of one run are handed on; more end it. */
export const MAX_EVENTS = 1000;
/** How long all texts of a run together may be, in characters. */
export const MAX_OUTPUT = 500_000;
/** How long an example may go on without letting timers run, in milliseconds. */
export const MAX_SILENCE = 3000;
/** How long an example may go on at all, in milliseconds. */
export const MAX_TIME = 10_000;
/** How often a sandbox says that it is alive, in milliseconds. */
export const PULSE = 500;
/** How long the document of the sandbox may take to arrive, and to start once it is there, in milliseconds. */
export const MAX_LOADING = 20_000;
export const MAX_STARTING = 5000;
