import {
  type CodeBlock,
  frontmatterLine,
  lineOf,
  type Page,
} from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isApiPage } from '@funtool-docs/content/paths';
import { listTraps, trapIds } from '@funtool-docs/content/edgeCases';
import { textWidth } from './writtenIn';
import { isAnswer, readChip, showsChips } from '@funtool-docs/content/codeBlocks';
import { type LineProblem, problemIf } from './lineProblem';

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

/** In columns of Latin width: what search engines and link previews show, and a sentence of the head of an API page. */
const MAX_DESCRIPTION_LENGTH = 180;
const MAX_HEAD_LENGTH = 130;

const FULL_STOP = /[.。]$/;

/**
 * Checks that the frontmatter of a page is complete and has no unknown key. On an API page, `advice` says when to
 * use what it documents, and when the native way is better.
 */
export function checkFrontmatter(page: Page): Problem[] {
  const { file, tree, frontmatter } = page;
  const { title } = frontmatter;
  const of = (key: string, isWrong: boolean, message: string) =>
    problemIf(isWrong, frontmatterLine(tree, key), message);
  const limit = isApiPage(page) ? MAX_HEAD_LENGTH : MAX_DESCRIPTION_LENGTH;
  const problems = [
    ...Object.keys(frontmatter).flatMap((key) =>
      of(
        key,
        !KNOWN.has(key),
        `unknown frontmatter key "${key}"; known are ${[...KNOWN].join(', ')}`,
      ),
    ),
    ...of('title', !isText(title), 'frontmatter needs a title'),
    ...['description', ...(isApiPage(page) ? ['advice'] : [])].flatMap((key) => {
      const text = String(frontmatter[key] ?? '').trim();
      const width = textWidth(text);
      return [
        ...of(key, !text, `frontmatter needs the sentence "${key}"`),
        ...of(key, width > limit, `${key} takes ${width} columns; keep it within ${limit}`),
        ...of(key, Boolean(text) && !FULL_STOP.test(text), `${key} ends with a full stop`),
      ];
    }),
    ...(isApiPage(page) ? checkReference(page, of) : []),
  ];
  return problems.map((problem) => ({ file, ...problem }));
}

function checkReference(
  page: Page,
  of: (key: string, isWrong: boolean, message: string) => LineProblem[],
): LineProblem[] {
  const { keywords, exports } = page.frontmatter;
  const words = String(keywords ?? '')
    .split(',')
    .filter(isText);
  const isList = exports === undefined || (Array.isArray(exports) && exports.every(isText));
  const listed = new Set(listTraps(page).map(({ id }) => id));
  return [
    ...of(
      'keywords',
      words.length < 3,
      'frontmatter needs keywords: at least three, with commas, that readers search for',
    ),
    ...of('exports', !isList, 'exports is a list of the names that this page documents'),
    ...trapIds(page).flatMap((id) =>
      of('traps', !listed.has(id), `traps names no example and no note: "${id}"`),
    ),
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** A phone shows this much without scrolling. */
const LINES = 6;
const COLUMNS = 42;
const CHIPS = 18;
const CHIP_COLUMNS = 28;

/** Checks that an API page begins with one short executed answer. */
export function checkAnswer({ file, tree, blocks }: Page): Problem[] {
  const [first, second] = tree.children.filter(({ type }) => type !== 'yaml');
  const [answer, ...others] = blocks.filter(isAnswer);
  if (!answer || first?.type !== 'code' || lineOf(first) + 1 !== answer.line) {
    const message =
      'begin the page with what most readers come for: a block ```ts answer with its results';
    return [{ file, line: answer?.line ?? 1, message }];
  }
  const again = 'a page has one answer, at its beginning; leave "answer" out here';
  const follow = 'the sections follow the answer; move this into one of them';
  return [
    ...others.map(({ line }) => ({ line, message: again })),
    ...problemIf(second?.type !== 'heading', second ? lineOf(second) : answer.line, follow),
    ...checkSize(answer),
  ].map((problem) => ({ file, ...problem }));
}

/** Chips show the argument of each call below its result. */
function checkSize({ code, line: start, meta }: CodeBlock): LineProblem[] {
  const lines = code.split('\n').map((text, index) => ({ text, line: start + index }));
  // What shows begins below the imports and the empty line after them.
  const shown = lines.slice(lines.findIndex(({ text }) => text && !text.startsWith('import ')));
  const isChips = showsChips({ meta });
  const max = isChips ? CHIPS : LINES;
  return [
    ...shown.flatMap(({ text, line }) =>
      isChips
        ? problemIf((readChip(text)?.argument.length ?? Infinity) > CHIP_COLUMNS, line, CHIP)
        : problemIf(text.length > COLUMNS, line, describeWidth(text)),
    ),
    ...problemIf(
      shown.length > max,
      start,
      `an answer has up to ${max} lines after its import, not ${shown.length}`,
    ),
  ];
}

const CHIP = `a line of chips is a call with its result and ${CHIP_COLUMNS} columns at most between the brackets: isEmpty(''); // => true`;

function describeWidth({ length }: string): string {
  return `this line has ${length} columns; ${COLUMNS} fit on a phone (a result may stand on the line below)`;
}
