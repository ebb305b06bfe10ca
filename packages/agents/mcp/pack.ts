import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Text is large; higher qualities take seconds for a few per cent. */
const QUALITY = 6;

/** Packs bytes as a text that can stand in code. */
export function pack(data: Uint8Array | string): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return brotliCompressSync(data, { params }).toString('base64');
}

/** Unpacks what `pack` gave. */
export function unpack(packed: string): Buffer<ArrayBuffer> {
  return brotliDecompressSync(Buffer.from(packed, 'base64')) as Buffer<ArrayBuffer>;
}
