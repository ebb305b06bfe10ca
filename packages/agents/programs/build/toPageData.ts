import { visit } from 'unist-util-visit';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import type { Page } from '@funtool-docs/content/parsePage';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import { absoluteUrl, isApiPage, outputOf, pathOf, routeOf } from '@funtool-docs/content/paths';
import { site } from '../../../../site.config';
import { dataPath } from '../addresses';
import type { ApiExample, ApiPage } from '../apiSchema';
import type { ApiLink } from '../referenceSchema';
import { describeReference, type Findings } from './describeReference';
import { plainMarkdown, wholeAddress } from './plainMarkdown';
import { environmentOf, isExample, norunReason } from '@funtool-docs/content/codeMeta';
import { parseOnce } from '@funtool-docs/checks/parseOnce';

/** Describes a page as data, from what the build knows of it. */
export function toPageData(page: Page, root: string, findings: Findings): ApiPage {
  const { title, description, keywords = '' } = page.frontmatter as Record<string, string>;
  const output = outputOf(page.route);
  const data = site.locales.map(({ lang }) => {
    const route = routeOf({ slug: page.slug, locale: lang });
    return [lang, absoluteUrl(dataPath(outputOf(route)))];
  });
  const reference = isApiPage(page) && describeReference(page, root, findings);
  return {
    id: outputOf(pathOf(page.slug)),
    title: title!,
    description: description!,
    category: categoryOf(page, root),
    keywords: keywords.split(',').flatMap((word) => word.trim() || []),
    url: absoluteUrl(page.route),
    markdown: absoluteUrl(`${output}.md`),
    data: Object.fromEntries(data) as ApiPage['data'],
    examples: describeExamples(page),
    claims: (readClaims(root, page)?.claims ?? []).map(({ id, shown }) => ({ id, code: shown })),
    links: listLinks(page),
    ...(reference && { reference }),
  };
}

/** Lists where a page leads to, each address once, by the first text that leads there. */
function listLinks({ tree, locale, route }: Page): ApiLink[] {
  const links = new Map<string, string>();
  visit(tree, 'link', ({ url, children }) => {
    const target = url.startsWith('#') ? absoluteUrl(route) + url : wholeAddress(url, locale);
    if (!links.has(target)) links.set(target, plainMarkdown(children, locale));
  });
  return [...links].map(([url, text]) => ({ text, url }));
}

/** Lists the examples of a page with the results that they state; a build has parsed them before. */
function describeExamples({ blocks, headings, frontmatter }: Page): ApiExample[] {
  return blocks.filter(isExample).map((block) => {
    const heading = headings.findLast(({ line }) => line < block.line);
    return {
      heading: heading?.text ?? String(frontmatter['title']),
      code: block.code,
      runsIn: environmentOf(block) ?? null,
      results: norunReason(block.meta) === undefined ? listResults(block.code) : [],
    };
  });
}

function listResults(code: string): ApiExample['results'] {
  return parseOnce(code).statements.flatMap(({ line, expectation }) =>
    expectation ? [{ line, kind: expectation.kind, expected: expectation.source }] : [],
  );
}
