import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ObjectId } from './ObjectId';

const hexText = fc.stringMatching(/^[0-9a-f]{24}$/);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ObjectId', () => {
  it('puts the current second in front of sixteen digits from the random source', () => {
    vi.useFakeTimers({ now: Date.UTC(2024, 4, 17, 9, 30, 12, 999) });
    const fractions = [0, 0.999, 0.5];
    let calls = 0;
    const id = new ObjectId(undefined, () => fractions[calls++ % 3]!);
    expect(id.toHex()).toBe('664723a40f80f80f80f80f80');
    expect(calls).toBe(16);
  });

  it('fills up the digits of an early time', () => {
    vi.useFakeTimers({ now: 10_000 });
    expect(new ObjectId().toHex()).toMatch(/^0000000a/);
  });

  it('has 24 digits after February 2106 as well', () => {
    vi.useFakeTimers({ now: Date.UTC(2107, 0) });
    expect(ObjectId.isValid(new ObjectId().toHex())).toBe(true);
  });

  it('puts the value of an object in front, not its text', () => {
    const prefix = { toString: () => 'text_', valueOf: () => 'value_' } as unknown as string;
    expect(new ObjectId('5f1d7f3b1c9d440000000000').short(prefix)).toMatch(/^value_/);
    expect(ObjectId.createWithPrefix(prefix)).toMatch(/^value_/);
  });

  it('draws no random numbers for an id that exists', () => {
    const randomFn = vi.fn<() => number>(() => 0);
    const id = new ObjectId('5f1d7f3b1c9d440000000000', randomFn);
    expect(id.toHex()).toBe('5f1d7f3b1c9d440000000000');
    expect(randomFn).not.toHaveBeenCalled();
  });

  it('keeps 24 characters of a random source that is out of range', () => {
    expect(new ObjectId(undefined, () => 1).toHex().slice(8)).toBe('1010101010101010');
  });

  it('needs a function as random source when it generates', () => {
    expect(() => new ObjectId('', null as unknown as () => number)).toThrow(TypeError);
  });

  it.each([[{}], [12], [Object('5f1d7f3b1c9d440000000000')]])('refuses %o as its text', (value) => {
    expect(() => new ObjectId(value as string)).toThrow('Invalid ObjectId hex string.');
  });

  it('is found again in its bytes', () => {
    fc.assert(
      fc.property(hexText, (hex) => {
        const bytes = new ObjectId(hex).toBuffer();
        expect(Buffer.from(bytes).toString('hex')).toBe(hex);
      }),
    );
  });

  it('writes the same base64 without btoa', () => {
    const id = new ObjectId('ff1d7f3b1c9d44fe00000080');
    const text = id.toBase64();
    vi.stubGlobal('btoa', undefined);
    expect(id.toBase64()).toBe(text);
  });

  it('is found again in a UUID-shaped text', () => {
    fc.assert(
      fc.property(hexText, (hex) => {
        expect(new ObjectId(hex).toUUIDString().replaceAll('-', '')).toBe(`${hex}00000000`);
      }),
    );
  });

  it('orders ids as their digits are ordered', () => {
    fc.assert(
      fc.property(hexText, hexText, (a, b) => {
        const expected = a < b ? -1 : a > b ? 1 : 0;
        expect(new ObjectId(a).compare(new ObjectId(b))).toBe(expected);
      }),
    );
  });

  it('parses every text that has an id between other characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[g-z_ -]*$/), hexText, (other, hex) => {
        expect(ObjectId.parse(`${other}${hex}${other}`).toHex()).toBe(hex);
      }),
    );
  });

  it('gives up its class when it is copied or parsed through a subclass', () => {
    class OrderId extends ObjectId {}
    const hex = '5f1d7f3b1c9d440000000000';
    expect(new OrderId(hex).clone()).not.toBeInstanceOf(OrderId);
    expect(OrderId.createFromHexString(hex)).not.toBeInstanceOf(OrderId);
  });

  it('runs its checks without the class in front', () => {
    const { isValid, createFromHexString } = ObjectId;
    expect(isValid('5f1d7f3b1c9d440000000000')).toBe(true);
    expect(createFromHexString('5f1d7f3b1c9d440000000000')).toBeInstanceOf(ObjectId);
  });

  it('has the declared types', () => {
    expectTypeOf(ObjectId).constructorParameters.toEqualTypeOf<
      [hex?: string, randomFn?: () => number]
    >();
    expectTypeOf<ObjectId['short']>().toEqualTypeOf<(prefix?: string) => string>();
    expectTypeOf<ObjectId['toBuffer']>().returns.toEqualTypeOf<Uint8Array>();
    expectTypeOf(ObjectId.parse).toEqualTypeOf<(str: string, strict?: boolean) => ObjectId>();
  });
});
