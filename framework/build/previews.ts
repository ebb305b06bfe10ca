import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { remarkDemoAlone } from './remarkDemoAlone';

/**
 * Makes a component of each ` ```tsx preview ` block. Of Rspress' plugin only this is used: the
 * frame around demos would cost every page 7 kB, and has a misnamed button and hidden code that the
 * keyboard still reaches.
 */
export function previews(): Pick<RspressPlugin, 'name' | 'routeGenerated' | 'markdown'> {
  const { name, routeGenerated, markdown } = pluginPreview();
  const remarkPlugins = [...(markdown?.remarkPlugins ?? []), remarkDemoAlone];
  return { name, routeGenerated, markdown: { remarkPlugins } };
}
