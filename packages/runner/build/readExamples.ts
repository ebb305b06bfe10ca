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
