import type { Locale } from '../../../site.config';
import type { ExamplePage } from '../session/examplePage';
import { environmentOf } from '@funtool-docs/content/codeMeta';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import type { Page } from '@funtool-docs/content/parsePage';
import { readPages } from '@funtool-docs/content/loadSite';

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
