import type { QuickJSOptions } from 'quickjs-wasi';

/** Names of the modules of an engine: itself, and its extensions. */
export const PARTS = ['quickjs', 'encoding', 'structured-clone', 'crypto'] as const;

export type Part = (typeof PARTS)[number];

/** The name under which the engine's host hears of messages. */
export const SEND = 'send';

/** The global by which the host finds what answers requests; deleted before code runs. */
export const GUEST = '__guest';

/** Memory for objects of code, in bytes. */
const MEMORY = 128 * 2 ** 20;

/** Memory in all: extensions allocate some that the engine does not count. */
const MAX_MEMORY = 2 * MEMORY;

/** The largest that the engine has room for, in bytes. */
const STACK = 512 * 2 ** 10;

/** Options of an engine, which must be the same when its memory is restored. */
export function engineOptions(
  modules: Record<Part, WebAssembly.Module>,
): Omit<QuickJSOptions, 'onUnhandledRejection'> & { wasm: WebAssembly.Module } {
  let memory: Pick<WebAssembly.Memory, 'buffer'> | undefined;
  return {
    wasm: modules.quickjs,
    extensions: PARTS.slice(1).map((name) => ({
      name: name.replace('-', '_'),
      wasm: modules[name],
    })),
    memoryLimit: MEMORY,
    maxStackSize: STACK,
    interruptHandler: () => memory !== undefined && memory.buffer.byteLength > MAX_MEMORY,
    wasi: (own) => {
      memory = own;
      // What the engine itself prints would be mixed with the protocol.
      return { fd_write: () => 0 };
    },
  };
}
