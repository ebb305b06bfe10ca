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
