import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { QuickJS } from 'quickjs-wasi';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { bundleLibrary } from '@funtool-docs/runner/build/bundleLibrary';
import { engineOptions, GUEST, type Part, PARTS, SEND } from '../isolation/engine';
import { pack } from '../pack';

/** Code runs with these, apart from the server. */
export interface Isolation {
  /** CommonJS for a thread. */
  worker: string;
  /** WebAssembly, packed. */
  parts: Record<Part, string>;
  /** Memory of an engine that is ready to answer, packed. */
  snapshot: string;
}

const FOLDER = 'packages/agents/mcp/isolation';

const { resolve } = createRequire(import.meta.url);

/** Bundles what runs code apart from the server: an engine with the evaluator, the finder and the library. */
export async function bundleIsolation(root: string): Promise<Isolation> {
  const bytes = PARTS.map((part) => {
    const extension = part === 'quickjs' ? 'wasm' : 'so';
    return [part, readFileSync(resolve(`quickjs-wasi/${part}.${extension}`))] as const;
  });
  const [worker, snapshot] = await Promise.all([
    bundle(
      exportAll(path.join(root, FOLDER, 'worker.ts')),
      { format: 'cjs', minify: true },
      'node',
    ),
    createSnapshot(root, bytes),
  ]);
  const parts = Object.fromEntries(bytes.map(([part, data]) => [part, pack(data)]));
  return { worker, parts: parts as Isolation['parts'], snapshot: pack(snapshot) };
}

/** Loads all scripts into an engine, which takes some time, and keeps its memory. */
async function createSnapshot(
  root: string,
  bytes: (readonly [Part, Uint8Array<ArrayBuffer>])[],
): Promise<Uint8Array> {
  const [prepare, web, library, inside] = await Promise.all([
    bundleAs('prepare', exportAll(path.join(root, FOLDER, 'prepare.ts'))),
    bundleAs(
      'web',
      `export { URL, URLSearchParams } from ${JSON.stringify(resolve('whatwg-url'))};`,
    ),
    bundleLibrary(root).then(spreadByHand),
    bundleAs('inside', exportAll(path.join(root, FOLDER, 'inside.ts'))),
  ]);
  const modules = bytes.map(([part, data]) => [part, new WebAssembly.Module(data)] as const);
  const engine = await QuickJS.create(
    engineOptions(Object.fromEntries(modules) as Record<Part, WebAssembly.Module>),
  );
  const send = engine.newFunction(SEND, () => engine.undefined);
  engine.setProp(engine.global, SEND, send);
  // One function, so that code sees none of the names. What prints values reads all globals once.
  const script = `(() => {
    'use strict';
    const { send } = globalThis;
    delete globalThis.send;
    globalThis.Atomics = {};
    ${prepare}
    const prepared = prepare.prepare();
    ${web}
    Object.assign(globalThis, web);
    ${library}
    ${inside}
    delete globalThis.Atomics;
    globalThis.${GUEST} = inside.start(library.modules, prepared, send);
  })()`;
  engine.evalCode(script, 'funtool.js').dispose();
  const snapshot = QuickJS.serializeSnapshot(engine.snapshot());
  engine.dispose();
  return snapshot;
}

function exportAll(file: string): string {
  return `export * from ${JSON.stringify(file)};`;
}

function bundleAs(name: string, code: string): Promise<string> {
  return bundle(code, { format: 'iife', name, minify: true });
}

/** The engine takes a string that is spread into an object for an empty object. */
async function spreadByHand(code: string): Promise<string> {
  return (await transform(code, { supported: { 'object-rest-spread': false } })).code;
}
