import { afterEach, expect, it, vi } from 'vitest';
import { keepLaw, readLawLink, writeLawLink } from './lawInAddress';

afterEach(() => vi.unstubAllGlobals());

const law = { source: "trim(s) === '#%'", kinds: { s: 'text' as const }, skipsErrors: true };

it.each([undefined, { seed: -5 }, { seed: 2 ** 31 - 1, path: '12:0:3' }])(
  'reads the law that it has written, with start %o',
  (start) => {
    expect(readLawLink(writeLawLink(law, start))).toEqual({ law, ...(start && { start }) });
  },
);

it('reads the page whose laws are asked for', () => {
  expect(readLawLink('#of=string/trim')).toEqual({ page: 'string/trim' });
});

const hashOf = (value: unknown) => `#law=${encodeURIComponent(JSON.stringify(value))}`;

it.each([
  '',
  '#try-it',
  '#of=',
  '#of=../../x',
  '#law=',
  '#law=%',
  hashOf(7),
  hashOf([7, {}, false]),
  hashOf(['s', null, false]),
  hashOf(['s', { s: 'toString' }, false]),
  hashOf(['s'.repeat(1001), {}, false]),
])('reads nothing from %s', (hash) => {
  expect(readLawLink(hash)).toBeUndefined();
});

it.each([
  [['s', {}, false, 1.5, '']],
  [['s', {}, false, 2 ** 31, '']],
  [['s', {}, false, 'x', '']],
])('leaves a seed out that is none: %j', (parts) => {
  expect(readLawLink(hashOf(parts))).not.toHaveProperty('start');
});

it.each(['x', '1:', '1;2', '0'.repeat(1001)])('leaves a path out that is none: %s', (path) => {
  const link = readLawLink(hashOf(['s', {}, false, 4, path]));
  expect(link).toHaveProperty('start', { seed: 4 });
});

it('puts a law into the address, and takes away only its own', () => {
  const replaceState = vi.fn<History['replaceState']>();
  const location = { hash: '#other', pathname: '/a', search: '?b' };
  vi.stubGlobal('window', { location, history: { state: 1, replaceState } });
  keepLaw();
  expect(replaceState).not.toHaveBeenCalled();
  keepLaw(law, { seed: 3 });
  expect(replaceState).toHaveBeenCalledWith(1, '', `/a?b${writeLawLink(law, { seed: 3 })}`);
  location.hash = writeLawLink(law);
  keepLaw();
  expect(replaceState).toHaveBeenLastCalledWith(1, '', '/a?b');
});
