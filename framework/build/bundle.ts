import { type OutputOptions, rolldown } from 'rolldown';

const ENTRY = '\0entry';

/**
 * Bundles a module for the browser, without what it does not use of what it imports.
 *
 * @param code Source of the module; it may import `funtool` and its categories, or files by absolute paths.
 * @param output How the bundle is written.
 * @returns The code of the bundle.
 * @throws {Error} If an import does not exist.
 */
export async function bundle(code: string, output: OutputOptions): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
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
