import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createFolder, writeIn } from '../../tests/createFolder';
import { CHECKS, type Content } from './checkContent';
import { runSync } from './sync/runSync';
import { loadSite } from '@funtool-docs/content/loadSite';
import { pathOf } from '@funtool-docs/content/paths';
import { readFigures } from './siteFigures';
import { readTypeClaims, writeClaim } from './typeClaims';
import { movedDocuments } from '../../build/seo/movedPages';

vi.mock(import('../../site.config'), async (load) => {
  const { site, ...rest } = await load();
  const added = { ...site.locales[1], lang: 'ja', isPartial: true };
  return { ...rest, site: { ...site, locales: [...site.locales, added] } } as never;
});

it('a language begins with its home page, from which links lead to pages of the default language', async () => {
  const root = createFolder();
  const write = (file: string, text: string) => writeIn(root, file, text);
  for (const lang of ['zh', 'en']) {
    write(`docs/${lang}/index.mdx`, '---\ntitle: funtool\n---\n\n[1](/guide/page#one)\n');
    write(`docs/${lang}/guide/page.mdx`, '## 1 \\{#one}\n');
    write(`docs/${lang}/guide/_meta.json`, '["page"]');
  }
  write('docs/ja/.gitkeep', '');
  runSync(root, ['--confirm', '--all'], () => {});
  expect(runSync(root, [], () => {})).toBe(0);
  write('docs/ja/index.mdx', '---\ntitle: funtool\n---\n\n関数を[見る](/guide/page#one)。\n');

  const loaded = loadSite(root);
  const declarations = { exports: new Set(['at']) };
  const content = { ...loaded, root, declarations, publicFiles: [] as string[] } as Content;
  const checks = ['parity', 'links', 'menus', 'navigation', 'wording', 'language'];
  const problems = await Promise.all(checks.map((name) => CHECKS[name]!(content)));
  expect(problems.flat().filter((problem) => JSON.stringify(problem).includes('/ja/'))).toEqual([]);
  expect(CHECKS['exports']!(content)).toHaveLength(2);

  const lines: string[] = [];
  runSync(root, [], (line) => lines.push(line));
  expect(lines[0]).toMatch('/ is newer in ja:');
  expect(lines[1]).toBe('Sections: 3, out of step: 1');
  runSync(root, ['--confirm', '/'], () => {});
  expect(runSync(root, [], () => {})).toBe(0);

  const routes = loaded.pages.map(({ locale, slug }) =>
    locale === 'zh' ? pathOf(slug) : `/${locale}${pathOf(slug)}`,
  );
  const moved = movedDocuments(
    '/',
    [
      ...routes,
      ...['what-is-checked', 'which-function'].flatMap((name) => [
        `/guide/${name}`,
        `/en/guide/${name}`,
      ]),
    ].map((route) => ({ route, title: route })),
  );
  expect(moved['ja/guide/page.html']).toContain('location.replace("/guide/page"+location.search');
  expect(moved['ja/index.html']).toBeUndefined();
});

it('categories have the names of the default language on its home page', () => {
  const [category] = readFigures(path.resolve(import.meta.dirname, '../..')).categories;
  expect(category!.label).toMatchObject({ zh: '数组 array', ja: '数组 array' });
});

it('a sentence about types is that of English until the language has its own', () => {
  const claim = { says: 'T', gets: 'U' };
  const source = writeClaim(claim, 'ja' as never);
  expect(readTypeClaims({ source, locale: 'ja' as never })).toEqual([{ line: 1, ...claim }]);
});
