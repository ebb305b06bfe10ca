type StringifyURLOptions = {
  protocol?: string;
  hostname: string;
  port?: string;
  pathname?: string;
  query?: Record<string, any>;
  hash?: string;
};

/**
 * Puts an address together from its parts.
 *
 * Kept on purpose, as in funtool 1.2.2: the two slashes and the host are always written, even without a
 * host, only the query is encoded, and `null` or `undefined` within an array become words.
 *
 * @param options The parts; other fields, such as `host` and `search`, are ignored.
 * @returns The address: protocol, host, port, path, query and fragment.
 * @throws {TypeError} If `options` or one of `pathname` and `query` is `null`, or if `pathname` or `hash`
 *   is not a string.
 * @throws {URIError} If a key or value of the query holds a lone surrogate.
 */
export function urlStringify(options: StringifyURLOptions): string {
  const { protocol = '', hostname, port = '', pathname = '/', query = {}, hash = '' } = options;
  const scheme = protocol ? protocol.replace(/:?$/, ':') : '';
  const authority = port ? `${hostname}:${port}` : hostname;
  const path = pathname.replace(/^\/?/, '/');
  const search = stringifyParameters(query);
  const fragment = hash ? hash.replace(/^#?/, '#') : '';

  return `${scheme}//${authority}${path}${search && `?${search}`}${fragment}`;
}

function stringifyParameters(query: Record<string, any>): string {
  return Object.entries(query)
    .filter(([key, value]) => key !== '' && value !== null && value !== undefined)
    .flatMap(([key, value]) => [value].flat().map((item) => `${encode(key)}=${encode(item)}`))
    .join('&');
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value));
}
