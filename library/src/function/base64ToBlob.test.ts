import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { base64ToBlob } from './base64ToBlob';

const bytes = fc.uint8Array({ maxLength: 200, minLength: 1 });

function dataUrl(content: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(content).toString('base64')}`;
}

describe('base64ToBlob', () => {
  it('finds every byte again', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        const { blob } = base64ToBlob(dataUrl(content));
        expect(new Uint8Array(await blob.arrayBuffer())).toEqual(new Uint8Array(content));
      }),
    );
  });

  it('does without padding and overlooks white space', () => {
    fc.assert(
      fc.property(bytes, (content) => {
        const text = dataUrl(content).replaceAll('=', '').replaceAll('A', ' A\n');
        expect(base64ToBlob(text).blob.size).toBe(content.length);
      }),
    );
  });

  it('ends the extension at a second slash', () => {
    expect(base64ToBlob('data:image/svg/old;base64,aGk=').ext).toBe('svg');
  });

  it.each(['-_8=', '%61Gk=', 'a'])('refuses the content %s', (content) => {
    expect(() => base64ToBlob(`data:text/plain;base64,${content}`)).toThrow(
      expect.objectContaining({ name: 'InvalidCharacterError' }),
    );
  });

  it.each([',aGk=', 'data:text/plain;base64', ',', 'data:text/plain;base64,,aGk='])(
    'misses a part of %s',
    (text) => {
      expect(() => base64ToBlob(text)).toThrow(new Error('Invalid base64 format'));
    },
  );

  it.each([undefined, null, 7, {}, ['data:text/plain;base64,aGk=']])('refuses %o', (value) => {
    expect(() => base64ToBlob(value as string)).toThrow(TypeError);
  });

  it('types its parts', () => {
    expectTypeOf(base64ToBlob).returns.toEqualTypeOf<{ blob: Blob; mime: string; ext: string }>();
  });
});
