import { deflateRawSync } from 'node:zlib';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { decodeShare, encodeShare } from './shareLink';

/** Their links have all kinds of ends. */
const CODES = Array.from({ length: 400 }, (_, index) => {
  const lines = Array.from(
    { length: 12 },
    (__, line) => `at(list${line}, ${index * line * 7919});`,
  );
  return lines.join('\n');
});

const payloadOf = (text: string | Uint8Array) => deflateRawSync(text).toString('base64url');

describe('a link to edited code', () => {
  it.each([
    ['nothing', ''],
    ['letters of any language', "const 名字 = '🙂';\n"],
    ['markup', '<script>alert(1)</script>'],
  ])('brings back %s', async (_, code) => {
    const request = { code, environment: 'document' } as const;
    expect(await decodeShare(await encodeShare(3, request))).toEqual(request);
  });

  it('names the place of the example', async () => {
    expect(await encodeShare(3, { code: 'a', environment: 'worker' })).toMatch(
      /^#edit=3\.[\w.-]+$/,
    );
  });

  it('is refused where the code is too long for it', async () => {
    const code = Array.from({ length: 20_000 }, (_, index) => index * 7919).join('');
    await expect(encodeShare(0, { code, environment: 'worker' })).rejects.toThrow('too long');
  });

  it('opens although it ends in `_` or `-`, as earlier links do', async () => {
    const requests = CODES.map((code) => ({ code, environment: 'worker' }) as const);
    const payloads = requests.map(({ code }) => payloadOf(`worker\n${code}`));
    expect(payloads.some((payload) => /[-_]$/.test(payload))).toBe(true);
    const decoded = payloads.map((payload) => decodeShare(`#edit=0.${payload}`));
    expect(await Promise.all(decoded)).toEqual(requests);
  });

  it('stays whole where a program makes links of addresses in a text', async () => {
    const hashes = await Promise.all(
      CODES.map((code) => encodeShare(0, { code, environment: 'worker' })),
    );
    const addresses = hashes.map((hash) => `https://example.org/funtool/guide/playground${hash}`);
    const text = addresses.map((address) => `See ${address}, _${address}_ and (${address}).`);
    const tree = unified().use(remarkParse).use(remarkGfm).parse(text.join('\n\n'));
    const linked: string[] = [];
    visit(tree, 'link', ({ url }) => void linked.push(url));
    expect(linked).toEqual(addresses.flatMap((each) => [each, each, each]));
  });

  it.each([
    ')',
    '。',
    '，',
    '.',
    ' ',
    '%20',
    '&utm_source=x',
    '?fbclid=1',
    '"',
    '%22',
    '”',
    '>',
    '%EF%BC%8C',
    '\n',
    '%0A',
    '**',
    '_',
    '__',
    ').',
    '%E3%80%82and more',
  ])('opens although %j has been put behind it', async (rest) => {
    const requests = CODES.slice(0, 40).map((code) => ({ code, environment: 'worker' }) as const);
    const decoded = requests.map(async (request) =>
      decodeShare((await encodeShare(0, request)) + rest),
    );
    expect(await Promise.all(decoded)).toEqual(requests);
  });

  it.each([1, 2, 3, 8])('is refused where its last %i characters are missing', async (count) => {
    const hash = await encodeShare(0, { code: 'const list = [1, 2, 3];', environment: 'worker' });
    await expect(decodeShare(hash.slice(0, -count))).rejects.toThrow(Error);
  });

  it.each([
    ['no payload', '#edit=0.'],
    ['no place', '#edit=.AAAA'],
    ['other characters', '#edit=0.%3Cscript%3E'],
    ['bytes that are not compressed', '#edit=0.AAAA'],
    ['text that is not UTF-8', `#edit=0.${payloadOf(Uint8Array.of(119, 255, 254))}`],
    ['another environment', `#edit=0.${payloadOf('page\nalert(1)')}`],
    ['more than fits an address', `#edit=0.${'A'.repeat(9000)}`],
    ['much code in few characters', `#edit=0.${payloadOf(`worker\n${' '.repeat(2_000_000)}`)}`],
  ])('is refused where it has %s', async (_, hash) => {
    await expect(decodeShare(hash)).rejects.toThrow(Error);
  });
});
