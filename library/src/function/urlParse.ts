type ParsedURL = {
  host: string;
  hostname: string;
  pathname: string;
  port: string;
  protocol: string;
  origin: string;
  href: string;
  search: string;
  hash: string;
  query: Record<string, any>;
};

/**
 * Splits an address into its parts and converts its query to an object.
 *
 * Kept on purpose, as in funtool 1.2.2: what follows a second `#`, a second `?` or, within a parameter, a
 * second `=` is lost, numbers of any meaning are converted, and a parameter named `hasOwnProperty` breaks
 * the ones after it.
 *
 * @param url Absolute, protocol-relative or relative address. It is neither validated nor normalised.
 * @returns A plain object; `href` is the address itself.
 * @throws {TypeError} If `url` is not a string, or a parameter follows one named `hasOwnProperty`.
 * @throws {URIError} If the query or the fragment holds an invalid percent sequence; the value of an empty
 *   key is not looked at.
 */
export function urlParse(url: string): ParsedURL {
  const [beforeHash = '', fragment = ''] = url.split('#');
  const [address = '', search = ''] = beforeHash.split('?');
  const [, protocol = '', host = '', path = ''] =
    /^([a-z]+:(?=\/\/))?(?:\/\/([^/]*))?([^]*)$/i.exec(address)!;
  const [hostname = ''] = host.split(':');

  return {
    host,
    hostname,
    pathname: path || '/',
    port: host.slice(hostname.length + 1),
    protocol,
    origin: `${protocol}//${host}`,
    href: url,
    search: search && `?${search}`,
    hash: fragment && `#${decodeURIComponent(fragment)}`,
    query: parseParameters(search),
  };
}

function parseParameters(search: string): Record<string, any> {
  const query: Record<string, any> = {};
  for (const pair of search.split('&')) {
    const [key = '', value = ''] = pair.split('=');
    const name = decode(key);
    if (name) addParameter(query, name, convert(decode(value)));
  }
  return query;
}

function decode(text: string): string {
  return decodeURIComponent(text).trim();
}

function addParameter(query: Record<string, any>, key: string, value: unknown): void {
  // oxlint-disable-next-line no-prototype-builtins -- a parameter of that name throws on purpose
  if (query.hasOwnProperty(key)) query[key] = [query[key], value].flat();
  else query[key] = value;
}

function convert(value: string): unknown {
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}
