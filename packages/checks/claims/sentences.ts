import type { Locale } from '../../../site.config';
import { runsAround } from './executedCode';
import { isProof, type MarkPart } from '@funtool-docs/content/claims/marks';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { isApiPage, isGuide } from '@funtool-docs/content/paths';
import { isTypeClaim } from '../typeClaims';
import { type MarkedBlock, markedBlocks, type Passage } from './passages';
import { splitSentences, plainTextOf } from '@funtool-docs/content/claims/splitSentences';

/** `advice` states nothing; all else is `open` until something proves it, or a mark says why nothing can. */
type State = 'executed' | 'not executed' | 'advice' | 'open';

/** A sentence of a page, and what proves it. */
export interface Sentence {
  /** The paragraph or cell that it stands in. */
  block: Passage['block'];
  /** Length of the text of the block up to its end. */
  end: number;
  line: number;
  /** With its code in backticks. */
  text: string;
  /** Of a cell, the first cell of its row, which says what the row is about. */
  subject: string;
  /** The part of the mark below the block that speaks of it. */
  mark: MarkPart | undefined;
  state: State;
}

/** The sentences of a paragraph, list or table, by items or rows. */
export interface SentenceBlock {
  node: MarkedBlock['node'];
  units: Sentence[][];
}

/** Counts of all sentences and of those that something proves. */
export interface SentenceCounts {
  factual: number;
  executed: number;
  'not executed': number;
  open: number;
}

type Read = Pick<Page, 'tree' | 'headings' | 'blocks' | 'locale' | 'slug' | 'marks'>;

/** Lists the sentences of a page that may be proved, by the paragraph, list or table they stand in. */
export function readSentenceBlocks(page: Read): SentenceBlock[] {
  return markedBlocks(page).map(({ node, units }) => {
    const mark = page.marks.find(({ block }) => block === node);
    return {
      node,
      units: units.map((passages, unit) =>
        passages
          .flatMap(splitPassage)
          .map((sentence, index) => describe(sentence, mark?.units[unit]?.[index], page)),
      ),
    };
  });
}

/** Lists the sentences of a page that may be proved. */
export function readSentences(page: Read): Sentence[] {
  return readSentenceBlocks(page).flatMap(({ units }) => units.flat());
}

/** Lists the sentences of a page that state how something behaves: all but advice. */
export function factualSentences(page: Page): Sentence[] {
  return readSentences(page).filter(({ state }) => state !== 'advice');
}

/** Tells whether the sentences of a page are counted: on API pages, and on guides that prove some. */
export function hasCountedSentences(page: Page): boolean {
  return isApiPage(page) || (isGuide(page) && readSentences(page).some(namesProof));
}

/** Counts the sentences of pages. */
export function countSentences(pages: Page[]): SentenceCounts {
  const states = pages.flatMap(factualSentences).map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return {
    factual: states.length,
    executed: count('executed'),
    'not executed': count('not executed'),
    open: count('open'),
  };
}

type Split = Pick<Sentence, 'block' | 'end' | 'line' | 'text' | 'subject'>;

function splitPassage({ block, subject }: Passage): Split[] {
  return splitSentences(plainTextOf(block)).map((part) => ({
    block,
    line: lineOf(block),
    subject: subject ? plainTextOf(subject) : '',
    ...part,
  }));
}

function describe(sentence: Split, mark: MarkPart | undefined, page: Read): Sentence {
  return { ...sentence, mark, state: mark ? stateOf(mark) : stateWithoutMark(sentence, page) };
}

/** What TypeScript says is compared with the measured calls, whatever a mark says. */
function stateWithoutMark({ text, line }: Split, page: Read): State {
  if (isTypeClaim(text, page.locale)) return 'executed';
  if (isAdvice(text, page.locale) || /[?？]$/.test(text)) return 'advice';
  return runsAround(page, line) ? 'executed' : 'open';
}

function stateOf(mark: MarkPart): State {
  if (isProof(mark)) return 'executed';
  return mark.isAdvice ? 'advice' : 'not executed';
}

function namesProof({ mark }: Sentence): boolean {
  return mark !== undefined && isProof(mark);
}

const VERBS =
  'Use|Write|Pass|Check|Convert|Round|Split|Put|Compare|Wrap|Spread|Call|Filter|Nest|Choose|' +
  'Prefer|Test|Give|Keep|Avoid|Do not|Remove|Create|Make|Validate|Escape|Await|Catch|Define|' +
  'Store|Sort|Replace|Trim|Add|List';

/** An order, or an order behind a condition or a purpose. */
const ENGLISH = new RegExp(
  `^(?:${VERBS}) |^(?:If|To|For|With|Where|When)\\b[^,]*, (?:${VERBS.toLowerCase()}) `,
);
const CHINESE =
  /^(?:[^，]*(?:如果|想|要)[^，]*，|[^，]*(?:时|之前|的话|的值)，)?(?:请|先|要|改用|换成|写成|不要|别|就(?:用|把|再|在|逐)|(?<=，)用)/;

/** An order whose object comes first, or a link to where more is said. */
const CHINESE_OBJECT_FIRST =
  /^[^，`]{1,16}(?:要先|要始终|都要用|之前先)|^把(?!.*(?:会|得到|返回|抛错|变成))|^[^，]*，见 ?/;

/** Matches what may add a fact to an order, or speaks of how something else behaves. */
const MORE = /[:;：；]|lodash|_\.|\bnative\b|原生/i;

/**
 * Tells whether a sentence only says what to do, by its first words. A sentence of two clauses
 * counts as a fact, as does any other form of advice: a mark can say that it is none.
 */
function isAdvice(text: string, locale: Locale): boolean {
  if (MORE.test(text)) return false;
  if (locale === 'en') return ENGLISH.test(text);
  return CHINESE.test(text) || CHINESE_OBJECT_FIRST.test(text);
}
