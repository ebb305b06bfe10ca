import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { pageMetaOf, takeTokenKind } from './adapters';
import { withoutSidebars } from './virtualModules';

const token = (color: string) => ({ content: 'at', offset: 0, color });

describe('what is not as it was known fails the build:', () => {
  it('a processor without the record of a page', () => {
    expect(() => pageMetaOf(unified())).toThrow('pageMeta');
  });

  it('a token in a colour of its own', () => {
    expect(() => takeTokenKind(token('#fff'))).toThrow('#fff');
    expect(() => takeTokenKind(token(''))).toThrow('tells no kind');
  });

  it('data of the site that is no JSON', () => {
    expect(() => withoutSidebars('const site = {}; export default site;')).toThrow(
      'virtual-site-data',
    );
    expect(() => withoutSidebars('export default { ...site };')).toThrow('JSON');
  });
});

it('takes the colour of a token', () => {
  const string = token('var(--shiki-token-string)');
  expect(takeTokenKind(string)).toBe('string');
  expect(string).toEqual({ content: 'at', offset: 0 });
  expect(takeTokenKind(token('var(--shiki-foreground)'))).toBe('foreground');
});
