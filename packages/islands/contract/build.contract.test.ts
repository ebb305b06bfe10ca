import path from 'node:path';
import { parse } from 'acorn';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf, readDocument } from '../build/html/readDocument';
import { REPLACED } from '../build/staticPages';
import { withoutSidebars } from '../build/virtualModules';
import { ROOT_ID } from '@funtool-docs/shared/elementIds';
import { type BuildFacts, buildTestSite, readBuildFacts } from './buildFacts';
import { itIsSeenOn } from './seenOn';

const PAGE = 'en/guide/one.html';
const ROUTES = ['/', '/guide/one', '/en/', '/en/guide/one'];

const VIRTUAL = ['routes', 'page-data', 'site-data', 'social-links'].map(
  (name) => `virtual-${name}`,
);

let facts: BuildFacts;

beforeAll(async () => {
  facts = await readBuildFacts();
}, 120_000);

describe('Rspress', () => {
  itIsSeenOn('@rspress/core', '@rsbuild/core');

  it('makes the modules that ours replace, with these exports', () => {
    const { modules } = facts;
    expect(facts.aliases).toEqual(expect.arrayContaining([...VIRTUAL, ...Object.keys(REPLACED)]));
    expect(modules['virtual-page-data']).toMatch(/export (?:const|var) pageData = \{/);
    expect(modules['virtual-page-data']).toMatch(/export (?:const|var) searchIndexHash = \{/);
    expect(fieldsOfRoutes(modules['virtual-routes']!)).toEqual(
      ROUTES.map(() => ['path', 'element', 'filePath', 'preload', 'lang', 'version']),
    );
  });

  it('starts with its styles, the theme, and its entry', () => {
    const names = facts.entry.map((file) => path.basename(file, '.js'));
    expect(names).toEqual(['index', 'virtual-global-styles', '@theme', 'ssrClientEntry']);
    expect(facts.entry[0]).toContain('/theme/styles/');
  });

  it('makes the data of the site one object in JSON, with all sidebars', () => {
    const code = facts.modules['virtual-site-data']!;
    const site = JSON.parse(withoutSidebars(code).replace('export default ', ''));
    expect(code).toContain('/en/guide/one');
    expect(JSON.stringify(site)).not.toContain('/en/guide/one');
    expect(site.themeConfig.locales[1]).toMatchObject({ lang: 'en', sidebar: {} });
  });

  it('compiles the content of each page into a chunk of its own', () => {
    expect(Object.keys(facts.located).toSorted()).toEqual(ROUTES.toSorted());
    const file = expect.stringMatching(/\/route-[0-9a-f]{12}\.[0-9a-f]+\.js$/);
    expect(Object.values(facts.located)).toEqual(
      ROUTES.map(() => expect.objectContaining({ files: [file] })),
    );
  });

  it('prerenders documents in the form that is rewritten, before the last stage', () => {
    const document = readDocument(PAGE, facts.documents[PAGE]!);
    expect(Object.keys(facts.documents)).toHaveLength(ROUTES.length + 1);
    expect(document.styleSheet.attributes['href']).toMatch(/^\/base\/static\/css\/styles\./);
    expect(document.scripts.length).toBeGreaterThan(1);
    expect(document.preloads.map(({ attributes }) => attributes['href'])).toEqual(
      facts.located['/en/guide/one']!.files.map((name) => `/base/${name}`),
    );
    expect(document.html).toContain(`<div id="${ROOT_ID}">`);
  });

  it('takes what remark plugins add to the record of a page, whose data it has asked for before', () => {
    expect(facts.scripts).toContain('added by a remark plugin');
    expect(facts.compiledBefore).toBe(0);
  });

  it('ends a build that fails for browsers, with the reason (build/staticPages.ts)', async () => {
    const build = buildTestSite('failing.config.ts', () => {});
    await expect(build).rejects.toThrow('this is why');
  }, 120_000);

  it('sets the theme in an inline script, once (build/insertFirstScript.ts)', () => {
    const document = readDocument(PAGE, facts.documents[PAGE]!);
    const scripts = document.inlineScripts.map((tag) => contentOf(tag, document.html));
    const theme = scripts.find((source) => source.includes('(prefers-color-scheme: dark)'))!;
    expect(theme).toContain(`localStorage.getItem('rspress-theme-appearance')`);
    expect(theme).toContain("document.documentElement.classList.toggle('rp-dark'");
    expect(theme).not.toContain('addEventListener');
  });

  it('redirects first visitors without the hash of the address', () => {
    const document = readDocument(PAGE, facts.documents[PAGE]!);
    const scripts = document.inlineScripts.map((tag) => contentOf(tag, document.html));
    const redirect = scripts.find((source) => source.includes("'rspress-visited'"))!;
    expect(redirect).toContain('navigator.language');
    expect(redirect).not.toMatch(/navigator\.languages|hash/);
  });
});

function fieldsOfRoutes(code: string): string[][] {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const exported = body.find((node) => node.type === 'ExportNamedDeclaration')!.declaration;
  if (exported?.type !== 'VariableDeclaration') return [];
  const { init } = exported.declarations[0]!;
  const routes = init?.type === 'ArrayExpression' ? init.elements : [];
  return routes.map((route) =>
    route?.type === 'ObjectExpression'
      ? route.properties.map((property) =>
          'key' in property && property.key.type === 'Identifier' ? property.key.name : '',
        )
      : [],
  );
}

describe('Shiki, as Rspress calls it', () => {
  itIsSeenOn('shiki');

  it('colours tokens by variables that tell their kinds', () => {
    expect(new Set(facts.kinds)).toEqual(
      new Set(['keyword', 'constant', 'foreground', 'string-expression', 'comment']),
    );
  });

  it('hands on what follows the language of a code block', () => {
    expect(facts.fences).toContain('known-meta');
  });
});
