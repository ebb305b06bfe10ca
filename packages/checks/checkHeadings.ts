import type { Locale } from '../../site.config';
import * as elementIds from '@funtool-docs/shared/elementIds';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import texts from './texts.json';
import { isApiPage } from '@funtool-docs/content/paths';

/** Level-2 sections of an API page, in order. */
const SECTIONS = [
  { id: 'usage-scenarios', required: true },
  { id: 'examples', required: true },
  { id: 'signature', required: true },
  { id: 'parameters', required: true },
  { id: 'returns', required: true },
  { id: 'behaviour', required: false },
  { id: 'errors', required: false },
  { id: 'notes', required: false },
  { id: 'see-also', required: false },
] as const;

type SectionId = (typeof SECTIONS)[number]['id'];

const titleOf = (id: SectionId, locale: Locale) => texts[`section.${id}`][locale];

/** Ids of elements around the content. */
const TAKEN = new Set<string>(Object.values(elementIds));

/** Ids that the framework, footnotes and search results generate. */
const GENERATED = new RegExp(
  `^(?:__rspress|user-content-|footnote-label$|${elementIds.RESULT_ID})`,
);

/** Checks that headings have unique ids, and that an API page has its sections in order. */
export function checkHeadings(page: Page): Problem[] {
  return [...checkIds(page), ...(isApiPage(page) ? checkSections(page) : [])];
}

function checkIds({ file, headings }: Page): Problem[] {
  return headings.flatMap(({ depth, id, text, line }, index) => {
    if (depth === 1) {
      return [{ file, line, message: 'the title comes from the frontmatter; remove this heading' }];
    }
    if (!id) {
      return [{ file, line, message: `give "${text}" an id: ${'#'.repeat(depth)} ${text} \\{#…}` }];
    }
    if (TAKEN.has(id) || GENERATED.test(id)) {
      const message = `the id "${id}" belongs to the page around the text, which would not work any more; choose another`;
      return [{ file, line, message }];
    }
    const first = headings.findIndex((heading) => heading.id === id);
    return first < index ? [{ file, line, message: `the id "${id}" is taken on this page` }] : [];
  });
}

function checkSections({ file, locale, headings }: Page): Problem[] {
  const sections = headings.filter(({ depth, id }) => depth === 2 && id);
  const order: string[] = SECTIONS.map(({ id }) => id);
  const missing = SECTIONS.filter(
    ({ id, required }) => required && !sections.some((s) => s.id === id),
  );
  return [
    ...missing.map(({ id }) => ({
      file,
      line: 1,
      message: `add the section "## ${titleOf(id, locale)} \\{#${id}}"`,
    })),
    ...sections.flatMap(({ id, text, line }, index) => {
      const section = SECTIONS[order.indexOf(id!)];
      if (!section) {
        return [
          { file, line, message: `"${id}" is no section of an API page; use a level-3 heading` },
        ];
      }
      const title = titleOf(section.id, locale);
      if (title !== text) {
        return [{ file, line, message: `the title of "${id}" is "${title}", not "${text}"` }];
      }
      const previous = sections[index - 1];
      if (previous && order.indexOf(previous.id!) > order.indexOf(id!)) {
        return [{ file, line, message: `"${text}" comes before "${previous.text}"` }];
      }
      return [];
    }),
  ];
}
