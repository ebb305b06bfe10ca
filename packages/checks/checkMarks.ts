import { ANSWER, HERE, type Mark, type MarkPart } from '@funtool-docs/content/claims/marks';
import type { ClaimsFile } from '@funtool-docs/content/claims/readClaims';
import type { Page } from '@funtool-docs/content/parsePage';
import { isGuide } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { hasAnswer, runsAround, runsBelow } from './claims/executedCode';
import { visit } from 'unist-util-visit';
import { readSentenceBlocks, readSentences, type SentenceBlock } from './claims/sentences';
import type { LineProblem } from './lineProblem';
import { BOUNDARIES } from './checkParity';

/** Matches sentences that compare the library with another way. */
const COUNTERPART = /lodash|es-toolkit|(?<![\w$])_\.|\bnative\b|原生/i;

const MISPLACED =
  'put this mark on a line of its own, below the paragraph, list or table with sentences that it proves: on an API page those on parameters, returns, errors, notes or related functions';

/**
 * Checks the marks of a page and its counterparts: each stands below sentences and leads to something
 * that runs, and all languages prove the same passages by the same. On guides, and on API pages with claims, each sentence about lodash or a native way is
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
      ].map((problem) => ({ file: page.file, ...problem })),
    ),
    ...others.flatMap((other) => [
      ...comparePassages(first!, other),
      ...comparePassages(other, first!),
    ]),
  ];
}

function checkPlaces(page: Page, claims: ClaimsFile | undefined): LineProblem[] {
  const blocks = readSentenceBlocks(page);
  return page.marks.flatMap((mark) => {
    const block = blocks.find(({ node }) => node === mark.block);
    const messages = block ? describeMark(mark, block, page, claims) : [MISPLACED];
    return messages.map((message) => ({ line: mark.line, message }));
  });
}

function describeMark(
  { units }: Mark,
  { units: there }: SentenceBlock,
  page: Page,
  claims: ClaimsFile | undefined,
): string[] {
  if (units.length > there.length) {
    return [`this mark speaks of ${units.length} items or rows; there are ${there.length}`];
  }
  return units.flatMap((parts, index) => {
    const sentences = there[index]!;
    // What has no sentence has an empty part as well.
    if (parts.length > Math.max(sentences.length, 1)) {
      return `part ${index + 1} of this mark speaks of ${parts.length} sentences; there are ${sentences.length}`;
    }
    return sentences.flatMap(({ mark, line }) =>
      mark ? describeProof(mark, line, page, claims) : [],
    );
  });
}

/** A guide may say of such a sentence that it is advice: it is there to tell what to use. */
function checkCounterparts(page: Page): LineProblem[] {
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

/**
 * Lists what is wrong with what a mark says of a sentence: each of its proofs is something that runs.
 *
 * @param line Of the sentence.
 * @param claims `undefined` if the page has none.
 */
function describeProof(
  { proofs, notExecuted }: MarkPart,
  line: number,
  page: Page,
  claims: ClaimsFile | undefined,
): string[] {
  if (notExecuted === '') return ['say why nothing can run: {/* = not executed: reason */}'];
  return proofs.flatMap((proof) => {
    if (proof === HERE) {
      return runsAround(page, line) ? [] : ['no code runs between the headings around this mark'];
    }
    if (proof === ANSWER) return hasAnswer(page) ? [] : ['this page has no answer'];
    if (proof.startsWith('#')) return describeHeading(proof, page);
    if (claims?.claims.some(({ id }) => id === proof)) return [];
    return [`there is no claim "${proof}"${claims ? ` in ${claims.file}` : ''}`];
  });
}

function describeHeading(proof: string, page: Page): string[] {
  const runs = runsBelow(page, proof.slice(1));
  if (runs) return [];
  return [
    runs === undefined ? `no heading has the id "${proof}"` : `no code runs below "${proof}"`,
  ];
}

/**
 * Lists what proves a passage of a page, but not that of another language. A language may need two
 * sentences where the other needs one, so a proof may occur more often.
 */
function comparePassages(page: Page, other: Page): Problem[] {
  const [mine, theirs] = [readProofs(page), readProofs(other)];
  return [...mine].flatMap(([key, { proof, line }]) =>
    theirs.has(key)
      ? []
      : [
          {
            file: other.file,
            line: 1,
            message: `"${proof}" proves ${page.file}:${line}, but not this page there`,
          },
        ],
  );
}

function readProofs(page: Page): Map<string, { proof: string; line: number }> {
  const starts: number[] = [];
  visit(page.tree, (node) => {
    if (BOUNDARIES.has(node.type)) starts.push(node.position!.start.offset!);
  });
  const found = readSentences(page).flatMap(({ mark, block, line }) => {
    const { offset } = block.position!.start;
    const passage = starts.filter((start) => start <= offset!).length;
    const named = mark?.proofs.filter((proof) => proof !== HERE) ?? [];
    const stated = mark?.notExecuted === undefined ? named : ['not executed'];
    return stated.map((proof) => [`${passage} ${proof}`, { proof, line }] as const);
  });
  return new Map(found);
}
