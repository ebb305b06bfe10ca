import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { keys } from './keys';

describe('keys', () => {
  it('agrees with the native method where there are no symbols', () => {
    fc.assert(
      fc.property(fc.object(), (obj) => {
        expect(keys(obj)).toEqual(Object.keys(obj));
      }),
    );
  });

  it('lists every own property for a predicate that is always true', () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.array(fc.anything())), (obj) => {
        expect(keys(obj, () => true)).toEqual(Reflect.ownKeys(obj));
      }),
    );
  });

  it('gives the predicate the key and the descriptor, and nothing else', () => {
    const predicate = vi.fn<() => boolean>(() => true);
    keys({ id: 7 }, predicate);
    const descriptor = { value: 7, writable: true, enumerable: true, configurable: true };
    expect(predicate.mock.calls).toEqual([['id', descriptor]]);
  });

  it('keeps what the predicate answers with any truthy value', () => {
    const answer = ((key: string) => (key === 'id' ? 'yes' : '')) as unknown as () => boolean;
    expect(keys({ id: 7, name: 'Ada' }, answer)).toEqual(['id']);
  });

  it('leaves out names without a property behind them', () => {
    const proxy = new Proxy({}, { ownKeys: () => ['ghost'] });
    const predicate = vi.fn<() => boolean>(() => true);
    expect([keys(proxy), keys(proxy, predicate)]).toEqual([[], []]);
    expect(predicate).not.toHaveBeenCalled();
  });

  it('lists the properties of functions', () => {
    expect(keys(Object.assign(() => {}, { displayName: 'Cart' }))).toEqual(['displayName']);
  });

  it('works as a callback of map, though TypeScript refuses it', () => {
    // @ts-expect-error -- the index is no predicate
    expect([{ id: 1 }, { id: 2 }].map(keys)).toEqual([['id'], ['id']]);
  });

  it('has the type of the keys', () => {
    expectTypeOf(keys({ id: 7, name: 'Ada' })).toEqualTypeOf<('id' | 'name')[]>();
  });
});
