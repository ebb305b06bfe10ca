import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFilesIn, readPackageFile, itIsSeenOn } from './seenOn';
import { ROOT_ID } from '@funtool-docs/shared/elementIds';

const root = path.resolve(import.meta.dirname, '../../..');
const core = (file: string) => readPackageFile('@rspress/core', `dist/${file}`);

/** Checked by reading the code, since it cannot be run apart. */
describe('the scripts of Rspress', () => {
  itIsSeenOn('@rspress/core');

  it.each(['hooks/useSidebar.js', 'hooks/useActiveMatcher.js', 'route.js'])(
    'decode addresses unguarded in %s (client/repairAddress.ts)',
    (file) => {
      const code = core(`runtime/${file}`);
      expect(code).toContain('decodeURIComponent(');
      expect(code).not.toContain('try');
    },
  );

  it('keep the page in a context, and ask for it again after hydration (client/Root.tsx)', () => {
    expect(core('runtime/ClientApp.js')).toMatch(/jsx\(PageContext\.Provider, \{/);
    expect(core('runtime/App.js')).toContain('const cached = consumeCachedPageData(pathname);');
    expect(core('runtime/App.js')).toContain('if (cached) return void setPageData?.(cached);');
    expect(core('runtime/index.js')).toContain('warmPageData');
    expect(core('runtime/ssrClientEntry.js')).toContain(`getElementById('${ROOT_ID}')`);
  });

  it('take the page from a context, without a router, in the hooks of islands (client/islands.tsx)', () => {
    const hooks = ['useLang', 'useVersion', 'usePage', 'useSite', 'useI18n'];
    const code = hooks.map((hook) => core(`runtime/hooks/${hook}.js`)).join('\n');
    const imported = [...code.matchAll(/ from "(?<from>[^"]+)"/g)].map(
      ({ groups }) => groups!['from'],
    );
    expect(core('runtime/hooks/usePage.js')).toContain('useContext(PageContext)');
    expect(new Set(imported)).toEqual(
      new Set(['react', 'virtual-site-data', 'virtual-i18n-text', './usePage.js', './useLang.js']),
    );
  });

  it('wait for the content of the route before they hydrate (client/routes.ts)', () => {
    expect(core('runtime/initPageData.js')).toContain('await matchedRoute.preload()');
    expect(core('runtime/route.js')).toContain('import { routes } from "virtual-routes"');
  });

  it('render plain elements of pages as they are (packages/islands/build/staticMarkup.ts)', () => {
    const files = ['code', 'list', 'paragraph', 'table'];
    const components = files
      .map((name) => core(`theme/components/DocContent/docComponents/${name}.js`))
      .join('\n');
    for (const name of 'blockquote code li ol p strong td th tr ul'.split(' ')) {
      expect(components).toMatch(new RegExp(`jsx\\("${name}", \\{\\s*\\.\\.\\.props\\s*\\}\\)`));
    }
  });

  it('scroll and keep the theme in three hooks, which a theme may replace', () => {
    const hooks = {
      useScrollReset: 'theme/layout/Layout/index.js',
      useScrollAfterNav: 'theme/components/DocContent/index.js',
      useThemeState: 'runtime/ClientApp.js',
    };
    for (const [hook, file] of Object.entries(hooks)) {
      expect(core(file)).toMatch(
        new RegExp(`import \\{[^}]*\\b${hook}\\b[^}]*\\} from "@rspress/core/theme"`),
      );
      expect(core(file)).toContain(`${hook}();`);
    }
    // They read storage unguarded, and set the theme by these classes.
    expect(core('theme/logic/useThemeState.js')).toContain('useStorageValue(APPEARANCE_KEY');
    expect(core('theme/logic/applyThemeToDOM.js')).toContain("classList.toggle('rp-dark', isDark)");
  });

  it('have every class that our style sheets and components name', () => {
    const sources = ['theme', 'packages'].flatMap((folder) =>
      listFilesIn(path.join(root, folder), /\.(?:css|tsx)$/),
    );
    const names = new Set(
      sources.flatMap(
        (file) => readFileSync(file, 'utf8').match(/(?<![\w-])rp-[a-z][\w-]*/g) ?? [],
      ),
    );
    const theme = listFilesIn(path.join(root, 'node_modules/@rspress/core/dist'), /\.(?:css|js)$/)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !hasClass(theme, name))).toEqual([]);
  });
});

function hasClass(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
}
