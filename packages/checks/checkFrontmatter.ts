import { frontmatterLine, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isApiPage } from '@funtool-docs/content/paths';
import { listTraps, trapIds } from '@funtool-docs/content/traps';
import { textWidth } from '@funtool-docs/content/textWidth';

/** A misspelt key would be ignored silently, so unknown keys are problems. */
const KNOWN = new Set([
  'title',
  'description',
  'keywords',
  'exports',
  'advice',
  'traps',
  'pageType',
  'hero',
  'features',
  'overview',
  'overviewHeaders',
  'outline',
  'sidebar',
  'footer',
]);

/** In columns of Latin width; search engines and link previews cut longer descriptions off. */
const MAX_DESCRIPTION_LENGTH = 180;

/** Checks that the frontmatter of a page is complete and has no unknown key. */
export function checkFrontmatter(page: Page): Problem[] {
  const { file, tree, frontmatter } = page;
  const known = [...KNOWN].join(', ');
  const messages = [
    ...missingTexts(frontmatter),
    ...(isApiPage(page) ? [...apiMessages(frontmatter), ...trapMessages(page)] : []),
  ];
  return [
    ...Object.keys(frontmatter)
      .filter((key) => !KNOWN.has(key))
      .map((key) => ({
        file,
        line: frontmatterLine(tree, key),
        message: `unknown frontmatter key "${key}"; known are ${known}`,
      })),
    ...messages.map(({ key, message }) => ({ file, line: frontmatterLine(tree, key), message })),
  ];
}

interface EntryProblem {
  key: string;
  message: string;
}

function missingTexts({ title, description }: Page['frontmatter']): EntryProblem[] {
  const problems: EntryProblem[] = [];
  if (!isText(title)) problems.push({ key: 'title', message: 'frontmatter needs a title' });
  const message = descriptionMessage(description);
  if (message) problems.push({ key: 'description', message });
  return problems;
}

function descriptionMessage(description: unknown): string | undefined {
  if (!isText(description)) return 'frontmatter needs a description of one sentence';
  const width = textWidth(description);
  if (width > MAX_DESCRIPTION_LENGTH) {
    return `the description takes ${width} columns; keep it within ${MAX_DESCRIPTION_LENGTH}`;
  }
  if (!/[.。]$/.test(description)) return 'the description is a sentence and ends with a full stop';
  return undefined;
}

function apiMessages({ keywords, exports }: Page['frontmatter']): EntryProblem[] {
  const problems: EntryProblem[] = [];
  if (!isText(keywords) || keywords.split(',').filter(isText).length < 3) {
    const message =
      'frontmatter needs keywords: at least three, with commas, that readers search for';
    problems.push({ key: 'keywords', message });
  }
  if (exports !== undefined && !isTextList(exports)) {
    const message = 'exports is a list of the names that this page documents';
    problems.push({ key: 'exports', message });
  }
  return problems;
}

function trapMessages(page: Page): EntryProblem[] {
  const listed = new Set(listTraps(page).map(({ id }) => id));
  return trapIds(page)
    .filter((id) => !listed.has(id))
    .map((id) => ({ key: 'traps', message: `traps names no example and no note: "${id}"` }));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
