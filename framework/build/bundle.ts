import path from 'node:path';
import { type OutputOptions, rolldown } from 'rolldown';

const ENTRY = '\0entry';

/**
 * Bundles a module, tree-shaken.
 *
 * @param code Source; may import `funtool`, its categories, and files by absolute paths.
 * @param platform Where it runs; in Node.js it can import what that has built in.
 * @throws {Error} If an import does not exist.
 */
export async function bundle(
  code: string,
  output: OutputOptions,
  platform: 'browser' | 'node' = 'browser',
): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
  });
  const { output: chunks } = await build.generate(output);
  await build.close();
  return chunks[0].code;
}

/** Bundles a module of `framework/starter` and, given an argument, calls its main export. */
export async function bundleStarter(name: string, argument?: object): Promise<string> {
  const file = JSON.stringify(path.resolve(import.meta.dirname, `../starter/${name}.ts`));
  const call = `import { ${name} } from ${file}; ${name}(${JSON.stringify(argument)});`;
  const code = argument ? call : `import ${file};`;
  return (await bundle(code, { format: 'iife', minify: true })).trim();
}

/** Bundles the enhancements of pages with what can wait until a page has loaded (`framework/starter`). */
export async function bundleEnhancements(file: string): Promise<string> {
  const afterLoad = path.resolve(import.meta.dirname, '../starter/afterLoad.ts');
  const code =
    `import ${JSON.stringify(file)};` +
    `import { afterLoad } from ${JSON.stringify(afterLoad)}; afterLoad();`;
  return bundle(code, { format: 'iife', minify: true });
}
