// Reads what a command was told.

/**
 * Reads a whole number.
 *
 * @param {string} option As it is written: `--port`.
 * @param {string} text What stands after it.
 * @param {number} most The highest number that is allowed; the lowest is 0.
 * @returns {number}
 * @throws As `parseArgs` does (scripts/start.mjs).
 */
export function readNumber(option, text, most) {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  const message = `${option} is a whole number from 0 to ${most}, and not "${text}"`;
  throw Object.assign(new TypeError(message), { code: 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' });
}

/** The highest port that there is. */
export const MAX_PORT = 65_535;
