import { createTools, type ToolPlace } from './createTools';
import type { ModelContext } from './modelContext';

/**
 * Registers the tools of the site; a browser may refuse them.
 *
 * @param signal Takes the tools back.
 */
export async function registerTools(
  context: ModelContext,
  place: ToolPlace,
  signal: AbortSignal,
): Promise<void> {
  const registered = createTools(place).map(async (tool) => {
    if (!signal.aborted) await context.registerTool(tool, { signal });
  });
  await Promise.allSettled(registered);
}
