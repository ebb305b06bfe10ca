import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { pluginPreview } from '@rspress/plugin-preview';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { remarkDemoAlone } from './remarkDemoAlone';

const { name, routeGenerated, markdown } = pluginPreview();

/** Tells `replacePreviews` which pages there are. */
export function previews(): Pick<RspressPlugin, 'name' | 'routeGenerated'> {
  return { name, routeGenerated };
}

/**
 * Makes a component of each ` ```tsx preview ` block. Of Rspress' plugin only this is used: the
 * frame around demos would cost every page 7 kB, and has a misnamed button and hidden code that the
 * keyboard still reaches.
 */
export async function replacePreviews(tree: Root, file: VFile): Promise<void> {
  const plugins = [...(markdown?.remarkPlugins ?? []), remarkDemoAlone];
  await unified().use({ plugins }).run(tree, file);
}
