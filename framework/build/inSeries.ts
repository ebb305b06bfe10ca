import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;

/**
 * Has plugins write their files one after the other, in their order: Rspress runs what comes after the
 * build at the same time, and a plugin that lists the files has to see those of all before it.
 *
 * @param plugins All plugins of a site.
 * @returns The same plugins without `afterBuild`, and one that runs all of these.
 */
export function inSeries(plugins: RspressPlugin[]): RspressPlugin[] {
  const afterBuild = async (...args: Parameters<AfterBuild>): Promise<void> => {
    for (const plugin of plugins) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await plugin.afterBuild?.(...args);
    }
  };
  return [
    ...plugins.map((plugin) => ({ ...plugin, afterBuild: undefined })),
    { name: 'in-series', afterBuild },
  ];
}
