/** Rspress decodes a path this often (`runtime/route.js`, `runtime/hooks`). */
const PATH_DECODINGS = 2;

/** A percent-encoded UTF-8 character (one to four bytes), or a lone percent sign. */
const ESCAPE =
  /%(?:[0-7][\da-f]|(?:[cd][\da-f]|(?:e[\da-f]|f[\da-f]%[89ab][\da-f])%[89ab][\da-f])%[89ab][\da-f])|%/gi;

/**
 * Makes a path safe to decode: where that fails, percent signs become full-width ones (`/％zz`).
 * Encoding them is not enough, since Rspress decodes twice.
 */
export function repairPath(path: string): string {
  let decoded: string | undefined = path;
  for (let count = 0; count < PATH_DECODINGS; count += 1) decoded = decode(decoded);
  return decoded === undefined ? path.replaceAll('%', '％') : path;
}

/** Makes a query or hash safe to decode: percent signs that encode nothing become `%25`. */
export function repairEscapes(text: string): string {
  return text.replace(ESCAPE, (escape) =>
    decode(escape) === undefined ? escape.replaceAll('%', '%25') : escape,
  );
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? text : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Repairs the address now and on history traversal. Rspress decodes it without catching errors, so
 * a malformed one would prevent hydration.
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

/** Names what the page is to open, as in `#edit=…`; apps encode it, or write it in capitals or as a path. */
const LINK = /^#\/?(\w+)(?:=|%3d)(.*)/i;

/** Returns the hash of a link as this site writes it, whatever an app has made of it. */
export function mendHash(hash: string): string {
  const [, name, content = ''] = LINK.exec(hash) ?? [];
  if (!name) return hash;
  // What such a link holds never begins with a percent sign: its escapes were encoded themselves.
  const plain = content.startsWith('%25') ? content.replaceAll('%25', '%') : content;
  return `#${name.toLowerCase()}=${plain}`;
}
