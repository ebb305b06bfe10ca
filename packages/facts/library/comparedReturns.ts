import type { Program } from 'typescript';
import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import type { Page } from '@funtool-docs/content/parsePage';
import { exampleProgram } from './exampleProgram';
import { type MeasuredPage, readMeasuredPages } from './measuredCalls';
import { comparableCalls, measuredModule } from './typeClaims';
import { judgeTrials } from './typeTrials';
import { LIBRARY_READERS } from './readers';

/** A measured call whose result does not fit the type that TypeScript gives it. */
export interface WrongReturn {
  /** Name of the page. */
  name: string;
  call: string;
  says: string;
  gets: string;
}

/** The declared types of measured calls, compared with their results. */
export interface ComparedReturns {
  /** Number of calls that TypeScript accepts, so that their results could be compared, by name of the page. */
  compared: Record<string, number>;
  wrong: WrongReturn[];
}

/** The comparison of all measured calls depends on these, besides packages. */
const INPUTS = [...LIBRARY_READERS, 'library/src', 'library/behaviour'];

/**
 * Compares the results of all measured calls with the types that are declared for them. Kept, since
 * TypeScript takes seconds for it, and few builds change them.
 *
 * @param pages All pages, so that the program of the examples is used.
 * @param root Repository root.
 */
export function readComparedReturns(pages: Page[], root: string): Promise<ComparedReturns> {
  return readCached(root, 'return-types', inputsOf(root, INPUTS), () => {
    const measured = readMeasuredPages(root);
    const { program } = exampleProgram(pages, root, measured);
    return compareReturns(program, measured, root);
  });
}

/** Compares the results of measured calls with their declared types in a program that has them. */
export function compareReturns(
  program: Program,
  measured: MeasuredPage[],
  root: string,
): ComparedReturns {
  const pages = measured.map((page) => {
    const verdicts = judgeTrials(program, measuredModule(page, root));
    const accepted = comparableCalls(page).flatMap(({ call, result }, index) => {
      const { isAccepted, type, refusals } = verdicts[index]!;
      const found: WrongReturn = { name: page.name, call, says: type, gets: result };
      return isAccepted ? [{ found, isWrong: refusals[0] !== undefined }] : [];
    });
    return { name: page.name, accepted };
  });
  const all = pages.flatMap(({ accepted }) => accepted);
  return {
    compared: Object.fromEntries(pages.map(({ name, accepted }) => [name, accepted.length])),
    wrong: all.filter(({ isWrong }) => isWrong).map(({ found }) => found),
  };
}
