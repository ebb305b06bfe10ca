import { expect, it } from 'vitest';
import { resolveCustomMedia } from './customMedia';

const BREAKPOINTS = { NAV_POPOVER: '(width <= 48em)' };

it('replaces names of breakpoints in media queries', () => {
  const css = '@media screen and (--nav-popover) { a { top: var(--x) } }';
  expect(resolveCustomMedia(css, 'a.css', BREAKPOINTS)).toBe(
    '@media screen and (width <= 48em) { a { top: var(--x) } }',
  );
});

it('fails at a name that is no breakpoint', () => {
  expect(() => resolveCustomMedia('@media (--none) {}', 'a.css', BREAKPOINTS)).toThrow(
    /^a\.css uses --none/,
  );
});
