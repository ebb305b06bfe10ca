import { expect, it } from 'vitest';
import { clientOf } from './clientOf';

it.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['one that an IPv6 socket has', '::ffff:192.0.2.7', '192.0.2.7'],
  ['an address of a network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['another of the same network', '2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['one of another network', '2001:db8:1:3::1', '2001:db8:1:3::'],
  ['a closed connection', undefined, ''],
])('names the client of %s', (_, remote, client) => {
  expect(clientOf(remote)).toBe(client);
});

it('believes no header unless a proxy is said to write it', () => {
  expect(clientOf('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
});

it.each([
  [1, '203.0.113.5', '203.0.113.5'],
  [1, '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  [2, '198.51.100.1, 203.0.113.5, 10.0.0.2', '203.0.113.5'],
  [3, '203.0.113.5', '203.0.113.5'],
  [1, '203.0.113.5, unknown', '10.0.0.1'],
  [1, null, '10.0.0.1'],
])('takes from %i proxies what they have written: %s', (proxies, forwarded, client) => {
  expect(clientOf('10.0.0.1', forwarded, proxies)).toBe(client);
});
