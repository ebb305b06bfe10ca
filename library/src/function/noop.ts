/**
 * Does nothing. One shared function, to stand in wherever a callback is expected.
 *
 * It is an ordinary function on purpose, as in funtool 1.2.2: it may be called with `new`.
 *
 * @returns Always `undefined`, whatever the arguments are.
 */
export function noop(): void {}
