import type { Locale } from '@funtool-docs/shared/texts';
import { environmentOf } from '@funtool-docs/content/codeBlocks';
import { readPages } from '@funtool-docs/content/loadSite';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import type { Page } from '@funtool-docs/content/parsePage';
import { emitFolder } from '@funtool-docs/islands/build/emitFiles';
import { hashOf } from '@funtool-docs/islands/build/siteModule';
import type { RunRequest } from '../evaluator/events';
import { instrumentExample } from '../evaluator/instrumentExample';
import { parseExample } from '../evaluator/parseExample';
import type { ExamplePage } from '../session/pageExamples';
import { outputOf } from '@funtool-docs/content/paths';
import type { ListFiles } from '@funtool-docs/islands/build/manifest';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { readText } from '@funtool-docs/content/files';

/** Lists the runnable examples of a locale, by page. */
export function readExamples(root: string, locale: Locale): ExamplePage[] {
  return readPages(root, locale)
    .map((page) => ({
      title: String(page.frontmatter['title']),
      category: categoryOf(page, root),
      route: page.route,
      examples: page.blocks.flatMap((block) => {
        const environment = environmentOf(block);
        const { code, line } = block;
        return environment ? [{ heading: headingOf(page, line), code, environment }] : [];
      }),
    }))
    .filter(({ examples }) => examples.length > 0);
}

function headingOf({ headings, frontmatter }: Page, line: number): string {
  return headings.findLast((heading) => heading.line < line)?.text ?? String(frontmatter['title']);
}

/** Emits the examples of each page as `RunRequest[]`, instrumented, so that browsers need no parser for them. */
export function preparedExamples(root: string, locales: readonly Locale[]) {
  return emitFolder(PREPARED_FOLDER, () => {
    const pages = locales.flatMap((locale) => readExamples(root, locale));
    const files = pages.map(({ route, examples }) => {
      const json = JSON.stringify(examples.map(prepare));
      return [`${startOfPrepared(route)}${hashOf(json)}.json`, json];
    });
    return Object.fromEntries(files) as Record<string, string>;
  });
}

/** Documents are guarded, since nothing but the code itself can end a loop in them. */
function prepare({ code, environment }: RunRequest): RunRequest {
  const prepared = instrumentExample(parseExample(code), environment === 'document');
  return { code, environment, prepared };
}

/** File of the site with the sandbox of prepared examples; `[hash]` stands for the hash of its content. */
export const SANDBOX_FILE = 'runner/run.[hash].html';

const [START] = SANDBOX_FILE.split('[hash]') as [string];

/** Folder of the site with the prepared examples of each page. */
const PREPARED_FOLDER = 'examples/';

/** Returns how the file with the prepared examples of a page begins, before the hash of its content. */
function startOfPrepared(route: string): string {
  return `${PREPARED_FOLDER}${outputOf(route)}.`;
}

/**
 * Lists the prepared examples of a page and their sandbox, which are prefetched once a reader is about to run
 * one. Its frame asks for it only after the example has hydrated.
 *
 * @throws {Error} If there is no sandbox.
 */
export const listSandbox: ListFiles = ({ routePath }, { files }) => {
  const start = startOfPrepared(routePath);
  const prepared = files.filter((name) => name.startsWith(start));
  const sandboxes = files.filter((name) => name.startsWith(START));
  if (sandboxes.length > 0) return [...prepared, ...sandboxes];
  throw new Error(`${routePath}: the site has no sandbox for its examples.`);
};

/** Allows only this script, code from strings (the examples) and a worker of its own. */
const policyFor = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${hash(script)}' 'unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * Builds the document of a sandbox: one script with an entry and the library.
 *
 * @param entry Module, from the root of the repository, whose `createRuns` makes `Runs`
 *   (`evaluator/events.ts`) of the modules of the library.
 */
export async function createSandbox(root: string, entry: string): Promise<string> {
  const script = (await createScript(root, entry)).replaceAll('</script', String.raw`<\/script`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>funtool</title>',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">`,
    `<script>${script}</script></head><body></body></html>`,
  ].join('');
}

async function createScript(root: string, entry: string): Promise<string> {
  const [frame, runs, library] = await Promise.all([
    bundleAs('frame', path.resolve(import.meta.dirname, '../sandbox/openSandbox.ts')),
    bundleAs('runs', path.join(root, entry)),
    bundleLibrary(root),
  ]);
  // A frame that hands its request on to a worker executes none of the rest, which takes far longer.
  const load = `() => {${library}${runs}return runs.createRuns(library.modules);}`;
  return `(() => {'use strict';${frame}frame.openSandbox(${load});})();`;
}

/** Bundles a module as a script that declares a name with its exports. */
function bundleAs(name: string, file: string): Promise<string> {
  const output = { format: 'iife', name, minify: true } as const;
  return bundle(`export * from ${JSON.stringify(file)};`, output);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

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
