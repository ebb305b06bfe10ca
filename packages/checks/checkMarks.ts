import { visit } from 'unist-util-visit';
import { hasAnswer, runsAround, runsBelow } from '../content/claims/executedCode';
import { ANSWER, HERE, isProof, type Mark } from '../content/claims/marks';
import type { ClaimsFile } from '../content/claims/readClaims';
import { readSentences } from './claims/sentences';
import type { Page } from '../content/parsePage';
import { isApiPage, isGuide } from '../content/paths';
import type { Problem } from '../content/problem';
import { BOUNDARIES } from './checkCodeSpans';

/** What a sentence says that compares the library with another way. */
const COUNTERPART = /lodash|es-toolkit|(?<![\w$])_\.|\bnative\b|原生/i;

/**
 * Checks the marks of a page and its counterparts: each stands behind a sentence and leads to
 * something that runs, and all languages prove the same passages by the same. On guides, and on API
 * pages with claims, each sentence about lodash or a native way is among those that are proved.
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
  const placed = new Set(readSentences(page).flatMap(({ marks }) => marks));
  return page.marks.flatMap((mark) => {
    const { line } = mark;
    if (!placed.has(mark)) {
      return [{ line, message: `this mark stands behind no sentence ${placesOf(page)}` }];
    }
    return describeMark(mark, page, claims).map((message) => ({ line, message }));
  });
}

function placesOf(page: Page): string {
  if (isApiPage(page)) return 'on parameters, returns, errors, notes or related functions';
  return isGuide(page) ? 'of the text' : 'that can be proved: those of API pages and guides can';
}

function describeMark(mark: Mark, page: Page, claims: ClaimsFile | undefined): string[] {
  const { proofs, isAdvice, notExecuted } = mark;
  if (notExecuted === '') return ['say why nothing can run: {/* = not executed: reason */}'];
  if (isProof(mark)) return proofs.flatMap((proof) => describeProof(proof, mark, page, claims));
  const isEmpty = !isAdvice && notExecuted === undefined;
  return isEmpty ? ['name what proves the sentence: {/* = an-id */}'] : [];
}

function describeProof(
  proof: string,
  { line }: Mark,
  page: Page,
  claims: ClaimsFile | undefined,
): string[] {
  if (proof === HERE) {
    return runsAround(page, line) ? [] : ['no code runs between the headings around this mark'];
  }
  if (proof === ANSWER) return hasAnswer(page) ? [] : ['this page has no answer'];
  if (proof.startsWith('#')) {
    const runs = runsBelow(page, proof.slice(1));
    if (runs) return [];
    return [
      runs === undefined ? `no heading has the id "${proof}"` : `no code runs below "${proof}"`,
    ];
  }
  if (claims?.claims.some(({ id }) => id === proof)) return [];
  return [`there is no claim "${proof}"${claims ? ` in ${claims.file}` : ''}`];
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

/** A language may need two sentences where the other needs one, so `here` may occur more often. */
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

function readProofs({ tree, marks }: Page): Map<string, { proof: string; line: number }> {
  const starts: number[] = [];
  visit(tree, (node) => {
    if (BOUNDARIES.has(node.type)) starts.push(node.position!.start.offset!);
  });
  const found = marks.flatMap(({ proofs, notExecuted, range: [offset], line }) => {
    const passage = starts.filter((start) => start <= offset).length;
    const named = proofs.filter((proof) => proof !== HERE);
    const stated = notExecuted === undefined ? named : [...named, 'not executed'];
    return stated.map((proof) => [`${passage} ${proof}`, { proof, line }] as const);
  });
  return new Map(found);
}
