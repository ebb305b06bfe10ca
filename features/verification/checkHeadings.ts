import type { Locale } from '../../site.config';
import * as elementIds from '../../ui/elementIds';
import type { Page } from '../../content/parsePage';
import type { Problem } from '../../content/problem';
import { isApiPage } from '../../content/paths';

interface Section {
  id: string;
  titles: Record<Locale, string>;
  required: boolean;
}

/** The level-2 sections of an API page, in their order. */
const SECTIONS: Section[] = [
  { id: 'usage-scenarios', titles: { en: 'Usage scenarios', zh: '使用场景' }, required: true },
  { id: 'examples', titles: { en: 'Examples', zh: '示例' }, required: true },
  { id: 'signature', titles: { en: 'Signature', zh: '签名' }, required: true },
  { id: 'parameters', titles: { en: 'Parameters', zh: '参数' }, required: true },
  { id: 'returns', titles: { en: 'Returns', zh: '返回值' }, required: true },
  { id: 'behaviour', titles: { en: 'Behaviour at a glance', zh: '行为一览' }, required: false },
  { id: 'errors', titles: { en: 'Error handling', zh: '错误处理' }, required: false },
  { id: 'notes', titles: { en: 'Notes', zh: '注意事项' }, required: false },
  { id: 'see-also', titles: { en: 'See also', zh: '另请参阅' }, required: false },
];

/** Ids of elements around the content. */
const TAKEN = new Set<string>(Object.values(elementIds));

/** How ids begin that the framework, footnotes and results of a search get. */
const GENERATED = new RegExp(
  `^(?:__rspress|user-content-|footnote-label$|${elementIds.RESULT_ID})`,
);

/**
 * Checks that headings have ids of their own, and that an API page has its sections in order.
 *
 * @param page Any page.
 */
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
  const order = SECTIONS.map(({ id }) => id);
  const missing = SECTIONS.filter(
    ({ id, required }) => required && !sections.some((s) => s.id === id),
  );
  return [
    ...missing.map(({ id, titles }) => ({
      file,
      line: 1,
      message: `add the section "## ${titles[locale]} \\{#${id}}"`,
    })),
    ...sections.flatMap(({ id, text, line }, index) => {
      const section = SECTIONS[order.indexOf(id!)];
      if (!section) {
        return [
          { file, line, message: `"${id}" is no section of an API page; use a level-3 heading` },
        ];
      }
      const { titles } = section;
      if (titles[locale] !== text) {
        return [
          { file, line, message: `the title of "${id}" is "${titles[locale]}", not "${text}"` },
        ];
      }
      const previous = sections[index - 1];
      if (previous && order.indexOf(previous.id!) > order.indexOf(id!)) {
        return [{ file, line, message: `"${text}" comes before "${previous.text}"` }];
      }
      return [];
    }),
  ];
}
