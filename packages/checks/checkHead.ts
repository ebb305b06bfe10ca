import { type CodeBlock, frontmatterLine, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isApiPage } from '@funtool-docs/content/paths';
import { listTraps, trapIds } from '@funtool-docs/content/edgeCases';
import { textWidth } from '@funtool-docs/content/writtenIn';
import { isAnswer, readChip, showsChips } from '@funtool-docs/content/codeMeta';

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

/** A phone shows this much without scrolling. */
const LINES = 6;
const COLUMNS = 42;
const CHIPS = 18;
const CHIP_COLUMNS = 28;

/** In columns of Latin width, for each sentence of the head. */
const MAX_SENTENCE_LENGTH = 130;

/** Checks that an API page begins with one short executed answer, and with advice on its use. */
export function checkAnswer(page: Page): Problem[] {
  return [...checkBlock(page), ...checkSentences(page)];
}

/**
 * `advice` says when to use what the page documents, and when the native way is better. `description` is checked
 * on every page by checkFrontmatter; here, that it fits into the head.
 */
function checkSentences({ file, tree, frontmatter }: Page): Problem[] {
  return ['description', 'advice'].flatMap((key) => {
    const text = String(frontmatter[key] ?? '').trim();
    const width = textWidth(text);
    const line = frontmatterLine(tree, key);
    const isChecked = key !== 'advice';
    if (!text && !isChecked)
      return [{ file, line, message: `frontmatter needs the sentence "${key}"` }];
    if (width > MAX_SENTENCE_LENGTH) {
      const message = `${key} takes ${width} columns; the head of a page has ${MAX_SENTENCE_LENGTH}`;
      return [{ file, line, message }];
    }
    return isChecked || /[.。]$/.test(text)
      ? []
      : [{ file, line, message: `${key} ends with a full stop` }];
  });
}

function checkBlock({ file, tree, blocks }: Page): Problem[] {
  const [first, second] = tree.children.filter(({ type }) => type !== 'yaml');
  const answers = blocks.filter(isAnswer);
  const [answer] = answers;
  const isFirst = first?.type === 'code' && first.position!.start.line + 1 === answer?.line;
  if (!answer || !isFirst) {
    const message =
      'begin the page with what most readers come for: a block ```ts answer with its results';
    return [{ file, line: answer?.line ?? 1, message }];
  }
  const problems = answers.slice(1).map(({ line }) => ({
    line,
    message: 'a page has one answer, at its beginning; leave "answer" out here',
  }));
  if (second?.type !== 'heading') {
    const line = second?.position!.start.line ?? answer.line;
    problems.push({ line, message: 'the sections follow the answer; move this into one of them' });
  }
  return [...problems, ...checkSize(answer)].map((problem) => ({ file, ...problem }));
}

function checkSize({ code, line, meta }: CodeBlock): Omit<Problem, 'file'>[] {
  const shown = visibleLines(code);
  if (showsChips({ meta })) return checkChips(shown, line);
  const problems = shown
    .filter(({ text }) => text.length > COLUMNS)
    .map(({ text, index }) => ({
      line: line + index,
      message: `this line has ${text.length} columns; ${COLUMNS} fit on a phone (a result may stand on the line below)`,
    }));
  if (shown.length > LINES) {
    const message = `an answer has up to ${LINES} lines after its import, not ${shown.length}`;
    problems.push({ line, message });
  }
  return problems;
}

type Line = ReturnType<typeof visibleLines>[number];

/** Chips show the argument of each call below its result. */
function checkChips(shown: Line[], first: number): Omit<Problem, 'file'>[] {
  const problems = shown
    .filter(({ text }) => !isChip(text))
    .map(({ index }) => ({
      line: first + index,
      message: `a line of chips is a call with its result and ${CHIP_COLUMNS} columns at most between the brackets: isEmpty(''); // => true`,
    }));
  if (shown.length > CHIPS) {
    problems.push({ line: first, message: `up to ${CHIPS} chips fit, not ${shown.length}` });
  }
  return problems;
}

function isChip(text: string): boolean {
  const chip = readChip(text);
  return chip !== undefined && chip.argument.length <= CHIP_COLUMNS;
}

/** Lists the lines below the imports and the empty line after them. */
function visibleLines(code: string): { text: string; index: number }[] {
  const lines = code.split('\n').map((text, index) => ({ text, index }));
  return lines.slice(lines.findIndex(({ text }) => text && !text.startsWith('import ')));
}
