import ipaddr from 'ipaddr.js';

/** One household or server has all IPv6 addresses that begin with the same 64 bits. */
const SHARED_BITS = 64;

/**
 * Names the client whose work is counted: an IPv4 address, or the network of an IPv6 one.
 *
 * @param remote The address that is connected.
 * @param forwarded `X-Forwarded-For`: each proxy appends who has asked it, and anybody can write what stands before.
 * @param proxies How many proxies of one's own stand in front of the service.
 */
export function clientOf(remote = '', forwarded: string | null = null, proxies = 0): string {
  const chain = [...(forwarded?.split(',').map((name) => name.trim()) ?? []), remote];
  const name = chain.at(-1 - proxies) ?? chain[0]!;
  if (!ipaddr.isValid(name)) return remote;
  const address = ipaddr.process(name);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const kept = address.toByteArray().map((byte, i) => (i < SHARED_BITS / 8 ? byte : 0));
  return ipaddr.fromByteArray(kept).toString();
}
