import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const CLIENT = path.resolve(import.meta.dirname, '../client');

/** Modules that Rspress makes of the data of all pages, and ours that know only the page they are on. */
const REPLACED = {
  'virtual-routes': 'routes.ts',
  'virtual-page-data': 'pageData.ts',
  'virtual-site-data': 'siteData.ts',
};

/** Names by which our own code still finds the modules of Rspress (`framework/client/modules.d.ts`). */
const WHOLE = { 'all-routes': 'virtual-routes', 'all-site-data': 'virtual-site-data' };

/**
 * Has prerendered pages start without the data of all pages: Rspress puts the routes, titles and sidebars of
 * the whole site into the script of every page (`initRsbuild.js`, `rsbuildPluginDocVM`), without a setting.
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
 * Leaves the sidebars out of the module with the data of the site: a page tells its own.
 *
 * @param code The module as Rspress makes it: one default export, in JSON.
 * @throws {Error} If it is anything else.
 */
export function withoutSidebars(code: string): string {
  const json = /^export default (?<json>\{.*\});?\s*$/s.exec(code)?.groups?.['json'];
  if (!json)
    throw new Error('The module "virtual-site-data" of Rspress is not one object in JSON.');
  const site: unknown = JSON.parse(json, (key, value) => (key === 'sidebar' ? {} : value));
  return `export default ${JSON.stringify(site)}`;
}
