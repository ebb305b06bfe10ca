import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { pageMetaOf } from './pageMeta';
import { demoOf } from './previews';
import { takeTokenKind } from './shiki';
import { withoutSidebars } from './virtualModules';

type Preview = Parameters<typeof demoOf>[0];

const token = (color: string) => ({ content: 'at', offset: 0, color });

const preview = (...children: object[]) => ({ children }) as Preview;

describe('what is not as it was known fails the build:', () => {
  it('a processor without the record of a page', () => {
    expect(() => pageMetaOf(unified())).toThrow('pageMeta');
  });

  it('a token in a colour of its own', () => {
    expect(() => takeTokenKind(token('#fff'))).toThrow('#fff');
    expect(() => takeTokenKind(token(''))).toThrow('tells no kind');
  });

  it('a preview that holds something else than code and demo', () => {
    const code = { type: 'code', value: '' };
    const demo = { type: 'mdxJsxFlowElement', name: 'Demo_1', attributes: [], children: [] };
    expect(demoOf(preview(code, demo))).toBe(demo);
    expect(() => demoOf(preview(demo, code))).toThrow('@rspress/plugin-preview');
    expect(() => demoOf(preview(code, demo, demo))).toThrow('@rspress/plugin-preview');
    expect(() => demoOf(preview())).toThrow('@rspress/plugin-preview');
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
