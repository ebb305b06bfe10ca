import { isApiPage, type Page } from './parsePage';
import type { Problem } from './problem';

/** Keys a page may have; a misspelt one would be ignored silently. */
const KNOWN = new Set([
  'title',
  'description',
  'keywords',
  'exports',
  'pageType',
  'hero',
  'features',
  'overview',
  'overviewHeaders',
  'outline',
  'sidebar',
  'footer',
]);

/** Search engines and link previews cut longer descriptions off, in columns of Latin width. */
const LONGEST_DESCRIPTION = 180;

/**
 * Checks that a page's frontmatter is complete and has no unknown key.
 *
 * @param page Any page.
 */
export function checkFrontmatter(page: Page): Problem[] {
  const { file, frontmatter } = page;
  const messages = [
    ...Object.keys(frontmatter)
      .filter((key) => !KNOWN.has(key))
      .map((key) => `unknown frontmatter key "${key}"; known are ${[...KNOWN].join(', ')}`),
    ...missingTexts(frontmatter),
    ...(isApiPage(page) ? apiMessages(frontmatter) : []),
  ];
  return messages.map((message) => ({ file, line: 1, message }));
}

function missingTexts({ title, description }: Page['frontmatter']): string[] {
  const messages: string[] = [];
  if (!isText(title)) messages.push('frontmatter needs a title');
  if (!isText(description)) messages.push('frontmatter needs a description of one sentence');
  else if (columns(description) > LONGEST_DESCRIPTION) {
    messages.push(
      `the description takes ${columns(description)} columns; keep it within ${LONGEST_DESCRIPTION}`,
    );
  } else if (!/[.。]$/.test(description)) {
    messages.push('the description is a sentence and ends with a full stop');
  }
  return messages;
}

function apiMessages({ keywords, exports }: Page['frontmatter']): string[] {
  const messages: string[] = [];
  if (!isText(keywords) || keywords.split(',').filter(isText).length < 3) {
    messages.push(
      'frontmatter needs keywords: at least three, with commas, that readers search for',
    );
  }
  if (exports !== undefined && !isTextList(exports)) {
    messages.push('exports is a list of the names that this page documents');
  }
  return messages;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** A Han character is as wide as two Latin ones. */
function columns(text: string): number {
  return [...text].reduce((sum, char) => sum + (/[\u2e80-\uffef]/.test(char) ? 2 : 1), 0);
}
