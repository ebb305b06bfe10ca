/** A tool that a page offers to agents in the browser (https://webmachinelearning.github.io/webmcp). */
export interface WebTool {
  name: string;
  description: string;
  /** JSON Schema; browsers need not check what agents give. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  execute: (input: Record<string, unknown>) => Promise<string>;
}

/** What a browser has where it lets pages offer tools. */
export interface ModelContext {
  registerTool: (tool: WebTool, options?: { signal?: AbortSignal }) => unknown;
}

type MaybeContext = { modelContext?: ModelContext };

/** Returns what tools are offered to; `undefined` in nearly all browsers. */
export function findModelContext(): ModelContext | undefined {
  // The draft has moved it from the navigator to the document.
  return (document as MaybeContext).modelContext ?? (navigator as MaybeContext).modelContext;
}
