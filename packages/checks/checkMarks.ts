import { writeMark, type Mark } from '@funtool-docs/content/claims/marks';
import type { ClaimsFile } from '@funtool-docs/content/claims/readClaims';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage, isGuide } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { comparePassages } from './claims/comparePassages';
import { describeProof } from './claims/describeProof';
import {
  neededPart,
  readSentenceBlocks,
  readSentences,
  type SentenceBlock,
} from './claims/sentences';

/** Matches sentences that compare the library with another way. */
const COUNTERPART = /lodash|es-toolkit|(?<![\w$])_\.|\bnative\b|原生/i;

/**
 * Checks the marks of a page and its counterparts: each stands below sentences, says of them only
 * what needs to be said and leads to something that runs, and all languages prove the same passages
 * by the same. On guides, and on API pages with claims, each sentence about lodash or a native way is
 * among those that are proved.
 *
 * @param claims `undefined` if the page has none.
 */
export function checkMarks(pages: Page[], claims: ClaimsFile | undefined): Problem[] {
  const [first, ...others] = pages;
  return [
    ...pages.flatMap((page) =>
      [
        ...checkPlaces(page, claims),
        ...(claims || isGuide(page) ? checkCounterparts(page) : []),
      ].map((problem) => ({
        file: page.file,
        ...problem,
      })),
    ),
    ...others.flatMap((other) => [
      ...comparePassages(first!, other),
      ...comparePassages(other, first!),
    ]),
  ];
}

type MarkProblem = Omit<Problem, 'file'>;

function checkPlaces(page: Page, claims: ClaimsFile | undefined): MarkProblem[] {
  const blocks = readSentenceBlocks(page);
  return page.marks.flatMap((mark) => {
    const block = blocks.find(({ node }) => node === mark.block);
    const messages = block ? describeMark(mark, block, page, claims) : [describePlace(mark, page)];
    return messages.map((message) => ({ line: mark.line, message }));
  });
}

function describePlace({ isInside }: Mark, page: Page): string {
  return isInside
    ? 'put this mark on a line of its own, below the paragraph, list or table'
    : `this mark stands below no sentence ${placesOf(page)}`;
}

function placesOf(page: Page): string {
  if (isApiPage(page)) return 'on parameters, returns, errors, notes or related functions';
  return isGuide(page) ? 'of the text' : 'that can be proved: those of API pages and guides can';
}

function describeMark(
  { text, units }: Mark,
  block: SentenceBlock,
  page: Page,
  claims: ClaimsFile | undefined,
): string[] {
  const surplus = describeSurplus(units, block.units);
  if (surplus.length > 0) return surplus;
  const needed = writeMark(block.units.map((sentences) => sentences.map(neededPart)));
  return [
    ...block.units
      .flat()
      .flatMap(({ mark, line }) => (mark ? describeProof(mark, line, page, claims) : [])),
    ...(needed && needed === text ? [] : [describeNeeded(needed)]),
  ];
}

function describeSurplus(said: unknown[][], there: unknown[][]): string[] {
  if (said.length > there.length) {
    return [`this mark speaks of ${said.length} items or rows; there are ${there.length}`];
  }
  return said.flatMap((parts, index) => {
    const { length } = there[index]!;
    // What has no sentence has an empty part as well.
    if (parts.length <= Math.max(length, 1)) return [];
    return [
      `part ${index + 1} of this mark speaks of ${parts.length} sentences; there are ${length}`,
    ];
  });
}

function describeNeeded(needed: string): string {
  return needed
    ? `leave out of this mark what holds without it: {/* = ${needed} */}`
    : 'remove this mark: what it says holds without it';
}

/** A guide may say of such a sentence that it is advice: it is there to tell what to use. */
function checkCounterparts(page: Page): MarkProblem[] {
  const unproved = isGuide(page) ? ['open'] : ['open', 'advice'];
  return readSentences(page)
    .filter(({ text, subject, state }) => {
      return COUNTERPART.test(`${subject} ${text}`) && unproved.includes(state);
    })
    .map(({ line, text }) => ({
      line,
      message: `name what proves this sentence, since it is about another way: ${text}`,
    }));
}
