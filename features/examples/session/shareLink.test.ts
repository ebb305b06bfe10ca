import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeShare, encodeShare } from './shareLink';

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
    expect(await encodeShare(3, { code: 'a', environment: 'worker' })).toMatch(/^#edit=3\.[\w-]+$/);
  });

  it('is refused where the code is too long for it', async () => {
    const code = Array.from({ length: 20_000 }, (_, index) => index * 7919).join('');
    await expect(encodeShare(0, { code, environment: 'worker' })).rejects.toThrow('too long');
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
