/** How often Rspress decodes a path (`runtime/route.js`, `runtime/hooks`). */
const PATH_DECODINGS = 2;

/** What looks like a percent-encoded character (in UTF-8, of one to four bytes), or a percent sign alone. */
const ESCAPE =
  /%(?:[0-7][\da-f]|(?:[cd][\da-f]|(?:e[\da-f]|f[\da-f]%[89ab][\da-f])%[89ab][\da-f])%[89ab][\da-f])|%/gi;

/**
 * Makes a path safe to decode: where that would fail, its percent signs become full-width ones, so that
 * `/%zz` is the unknown path `/％zz`. Encoding them would not do, since Rspress decodes twice.
 *
 * @param path Path of an address.
 */
export function repairPath(path: string): string {
  let decoded: string | undefined = path;
  for (let count = 0; count < PATH_DECODINGS; count += 1) decoded = decode(decoded);
  return decoded === undefined ? path.replaceAll('%', '％') : path;
}

/**
 * Makes a query or a hash safe to decode: percent signs that encode nothing are encoded themselves, so
 * that `?sale=50%` says what was meant.
 *
 * @param text Query or hash of an address.
 */
export function repairEscapes(text: string): string {
  return text.replace(ESCAPE, (escape) =>
    decode(escape) === undefined ? escape.replaceAll('%', '%25') : escape,
  );
}

/** Decodes a text, or nothing where that fails. */
function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? text : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Repairs the address of the page, also after each traversal of the history. Rspress decodes it without
 * catching errors, and a malformed one would keep the page from hydrating.
 */
export function repairAddress(): void {
  repair();
  window.addEventListener('popstate', repair);
}

function repair(): void {
  const { pathname, search, hash } = window.location;
  const repaired = repairPath(pathname) + repairEscapes(search) + repairEscapes(hash);
  if (repaired === pathname + search + hash) return;
  window.history.replaceState(window.history.state, '', repaired);
}
