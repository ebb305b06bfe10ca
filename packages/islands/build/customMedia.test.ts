import { expect, it } from 'vitest';
import { resolveCustomMedia } from './customMedia';

it('replaces names of breakpoints in media queries', () => {
  expect(
    resolveCustomMedia('@media screen and (--nav-popover) { a { top: var(--x) } }', 'a.css'),
  ).toBe('@media screen and (width <= 48em) { a { top: var(--x) } }');
});

it('fails at a name that is no breakpoint', () => {
  expect(() => resolveCustomMedia('@media (--none) {}', 'a.css')).toThrow(/^a\.css uses --none/);
});
