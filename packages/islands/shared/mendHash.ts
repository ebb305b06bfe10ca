/** Names what the page is to open, as in `#edit=…`; apps encode it, or write it in capitals or as a path. */
const LINK = /^#(?:\/|%2f|!)*(\w+)(?:=|%3d)(.*)$/is;

/** An escape that was encoded itself: what such a link holds never begins with a percent sign. */
const TWICE = /^%25(?=[\da-f]{2})/i;

/** Returns the hash of a link as this site writes it, whatever an app has made of it. */
export function mendHash(hash: string): string {
  const [, name, content = ''] = LINK.exec(hash) ?? [];
  return name ? `#${name.toLowerCase()}=${decodeOnce(content)}` : hash;
}

function decodeOnce(content: string): string {
  try {
    return TWICE.test(content) ? decodeURIComponent(content) : content;
  } catch {
    return content;
  }
}
