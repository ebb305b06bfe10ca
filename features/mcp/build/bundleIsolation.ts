import path from 'node:path';
import { bundle } from '../../../framework/build/bundle';
import { bundleLibrary } from '../../examples/build/bundleLibrary';

/** What a process that runs code is started with, as code. */
export interface Isolation {
  /** CommonJS for `node --eval`. */
  boot: string;
  /** As `IsolatedInput` has it. */
  script: string;
}

const FOLDER = 'features/mcp/isolation';

/** Bundles what runs code apart from the server: the evaluator, the finder and the library. */
export async function bundleIsolation(root: string): Promise<Isolation> {
  const exportAll = (name: string) =>
    `export * from ${JSON.stringify(path.join(root, FOLDER, `${name}.ts`))};`;
  const [boot, globals, library, inside] = await Promise.all([
    bundle(exportAll('boot'), { format: 'cjs' }, 'node'),
    bundle(exportAll('globals'), { format: 'iife', name: 'globals', minify: true }),
    bundleLibrary(root),
    bundle(exportAll('inside'), { format: 'iife', name: 'inside', minify: true }),
  ]);
  // The evaluator keeps functions such as `setTimeout` when it is evaluated, so globals come first.
  const steps = [
    globals,
    'globals.addGlobals(host);',
    library,
    inside,
    'return inside.answerWith(library.modules, host);',
  ];
  return { boot, script: `(host) => {'use strict';${steps.join('\n')}}` };
}
