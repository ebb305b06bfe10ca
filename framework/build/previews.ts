import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { remarkDemoAlone } from './remarkDemoAlone';

/**
 * Makes a component of each block ` ```tsx preview `. Of the plugin of Rspress it takes what does that alone:
 * what surrounds demos would cost each page 7 kB, demo or not, and brings a button whose name is wrong and
 * code that is hidden from the eye, but not from the keyboard.
 */
export function previews(): Pick<RspressPlugin, 'name' | 'routeGenerated' | 'markdown'> {
  const { name, routeGenerated, markdown } = pluginPreview();
  const remarkPlugins = [...(markdown?.remarkPlugins ?? []), remarkDemoAlone];
  return { name, routeGenerated, markdown: { remarkPlugins } };
}
