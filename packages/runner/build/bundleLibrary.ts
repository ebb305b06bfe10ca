import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { readText } from '@funtool-docs/content/textFile';

/**
 * Bundles the documented library as a script that declares `library`, whose `modules` has the
 * exports of each entry. Names are not mangled: error messages, which pages state, contain them.
 *
 * The code is run once more for the root, which in the release shares nothing with the categories.
 */
export async function bundleLibrary(root: string): Promise<string> {
  const code = await bundle(libraryEntry(root), {
    format: 'iife',
    name: 'library',
    minify: { compress: true, mangle: false },
  });
  return `const load=()=>{${code};return library.modules};const library={modules:{...load(),funtool:load().funtool}};`;
}

function libraryEntry(root: string): string {
  const manifest = readText(path.join(root, 'library/package.json'));
  const { name, exports } = JSON.parse(manifest) as { name: string; exports: object };
  const specifiers = Object.keys(exports).map((key) => key.replace('.', name));
  const imports = specifiers.map((from, index) => `import * as module${index} from '${from}';`);
  const modules = specifiers.map((specifier, index) => `'${specifier}': module${index}`);
  return `${imports.join('\n')}\nexport const modules = { ${modules.join(', ')} };`;
}
