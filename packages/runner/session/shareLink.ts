import { EDIT_HASH } from '@funtool-docs/shared/sharedNames';
import type { RunRequest } from '../evaluator/events';

/** Index of the example, and its compressed code. Whatever follows was put behind the link. */
const SHARE = new RegExp(String.raw`^${EDIT_HASH}\d+\.([\w-]+)`);

/** Signs that programs take for the end of a sentence or for markup, and leave out of a link. */
const LOOSE_END = /[-_]+$/;

/** Follows a payload with a loose end, and is ignored. */
const END = '.e';

/** Some programs truncate longer URLs. */
const MAX_HASH_LENGTH = 8000;

/** Limit after decompression, in bytes: a short hash can expand to very much. */
const MAX_BYTES = 100_000;

/**
 * Encodes edited code of the example with index `place` as the hash of a link, which ends with a letter
 * or a digit.
 *
 * @throws {RangeError} If the hash would be too long.
 */
export async function encodeShare(place: number, request: RunRequest): Promise<string> {
  const text = `${request.environment}\n${request.code}`;
  const bytes = await readAll(
    through(new TextEncoder().encode(text), new CompressionStream(FORMAT)),
  );
  const payload = toBase64Url(bytes);
  const hash = `${EDIT_HASH}${place}.${payload}${LOOSE_END.test(payload) ? END : ''}`;
  if (hash.length > MAX_HASH_LENGTH) throw new RangeError('this code is too long for a link');
  return hash;
}

/**
 * Decodes edited code from the untrusted hash of a link, with or without what was put behind it.
 *
 * @throws {Error} If the hash holds no code, or not all of it.
 */
export async function decodeShare(hash: string): Promise<RunRequest> {
  const payload = SHARE.exec(hash)?.[1];
  if (!payload || payload.length > MAX_HASH_LENGTH) throw new RangeError('this hash holds no code');
  return decodePayload(payload).catch(() => decodePayload(payload.replace(LOOSE_END, '')));
}

async function decodePayload(payload: string): Promise<RunRequest> {
  const stream = through(fromBase64Url(payload), new DecompressionStream(FORMAT));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream));
  const [environment = '', ...lines] = text.split('\n');
  if (environment !== 'worker' && environment !== 'document') {
    throw new TypeError('this hash does not say where its code runs');
  }
  return { code: lines.join('\n'), environment };
}

const FORMAT = 'deflate-raw';

function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const bytes: number[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(bytes);
    if (bytes.length + value.length > MAX_BYTES) {
      // oxlint-disable-next-line no-await-in-loop -- the last piece that is read
      await reader.cancel();
      throw new RangeError('this is too much code');
    }
    bytes.push(...value);
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.codePointAt(0)!);
}
