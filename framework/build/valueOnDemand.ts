import type { RsbuildPlugin } from '@rsbuild/core';
import { prefixOf, serveFiles } from './serveFiles';

/**
 * Defines a constant for the scripts of the site. In development it is a promise, which fetches the
 * value, so that the server makes it only when a script needs it.
 *
 * @param create Returns what is written as JSON.
 */
export function valueOnDemand(name: string, create: () => object): RsbuildPlugin {
  const path = `static/${name}.json`;
  return {
    name: `value-${name}`,
    setup(api) {
      serveFiles(api, (asked) => (asked === path ? () => JSON.stringify(create()) : undefined));
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        const address = JSON.stringify(prefixOf(config.server?.base) + path);
        const value =
          api.context.action === 'dev'
            ? `fetch(${address}).then((response) => response.json())`
            : JSON.stringify(create());
        return mergeRsbuildConfig(config, { source: { define: { [name]: value } } });
      });
    },
  };
}
