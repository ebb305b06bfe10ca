import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseQueryWith } from './parseQueryWith';

const page = (key: string, value: unknown) => `${key}=${String(value)}`;

describe('parseQueryWith', () => {
  it('joins the answers without changing them', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        expect(parseQueryWith(parts, (_, part: string) => part)).toBe(parts.join('&'));
      }),
    );
  });

  it('calls the serializer with key and value only', () => {
    const serializer = vi.fn<typeof page>(page);
    parseQueryWith({ page: 2, sort: null }, serializer);
    expect(serializer.mock.calls).toEqual([
      ['page', 2],
      ['sort', null],
    ]);
  });

  it('does not call the serializer for anything that is not an object', () => {
    const serializer = vi.fn<typeof page>(page);
    for (const value of [undefined, null, 7, 'a=1', () => 'a=1']) {
      expect(parseQueryWith(value as unknown as object, serializer)).toBe('');
    }
    expect(serializer).not.toHaveBeenCalled();
  });

  it('drops a String object', () => {
    // oxlint-disable-next-line no-new-wrappers, unicorn/new-for-builtins -- the case at hand
    expect(parseQueryWith({ page: 2 }, () => new String('page=2') as string)).toBe('');
  });

  it('does not miss a serializer it never needs', () => {
    expect(parseQueryWith({}, undefined as unknown as typeof page)).toBe('');
  });
});
