import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { PAGE_DATA } from './siteModule';

const CLIENT = path.resolve(import.meta.dirname, '../client');

/** Modules of Rspress with the data of all pages, and ours with that of one page. */
const REPLACED = {
  'virtual-routes': 'routes.ts',
  [PAGE_DATA]: 'pageData.ts',
  'virtual-site-data': 'siteData.ts',
};

/** Names by which our code still imports the originals (`packages/islands/client/modules.d.ts`). */
const WHOLE = { 'all-routes': 'virtual-routes', 'all-site-data': 'virtual-site-data' };

/**
 * Keeps the data of other pages out of a prerendered page. Rspress puts all routes, titles and
 * sidebars into the script of every page (`initRsbuild.js`, `rsbuildPluginDocVM`), without a
 * setting.
 */
export function virtualModules(): RsbuildPlugin {
  return {
    name: 'virtual-modules',
    setup(api) {
      api.modifyBundlerChain({
        order: 'post',
        handler(chain, { environment }) {
          const { alias } = chain.resolve;
          for (const name of Object.keys(REPLACED)) {
            if (!alias.has(name)) throw new Error(`Rspress no longer makes the module "${name}".`);
          }
          for (const [name, original] of Object.entries(WHOLE))
            alias.set(name, alias.get(original));
          if (environment.name !== 'web' || api.context.action !== 'build') return;
          for (const [name, file] of Object.entries(REPLACED)) {
            alias.set(name, path.join(CLIENT, file));
          }
        },
      });
      api.transform(
        { test: /virtual-site-data/, resourceQuery: /without-sidebars/, order: 'post' },
        ({ code }) => withoutSidebars(code),
      );
    },
  };
}

/**
 * Removes the sidebars from the site data of Rspress: a page embeds its own.
 *
 * @throws {Error} If the module is anything but one default export in JSON.
 */
export function withoutSidebars(code: string): string {
  const json = /^export default (?<json>\{.*\});?\s*$/s.exec(code)?.groups?.['json'];
  if (!json)
    throw new Error('The module "virtual-site-data" of Rspress is not one object in JSON.');
  const site: unknown = JSON.parse(json, (key, value) => (key === 'sidebar' ? {} : value));
  return `export default ${JSON.stringify(site)}`;
}
