import path from 'node:path';
import { BEHAVIOUR, type MeasuredPage } from '@funtool-docs/facts/library/measuredCalls';
import type { MeasuredFacts, WrongReturn } from '@funtool-docs/facts/library/measuredFacts';
import { comparableCalls, importsOf } from '@funtool-docs/facts/library/typeClaims';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';
import {
  judgeTrials,
  type Trial,
  type TrialModule,
  writeTrials,
} from '@funtool-docs/facts/library/typeTrials';

/**
 * Compares the results of measured calls with the types that are declared for them.
 *
 * @param root Repository root.
 * @returns What was compared, by name of the page.
 */
export function measureReturns(
  root: string,
  pages: MeasuredPage[],
): Record<string, MeasuredFacts['types']> {
  const modules = pages.map((page) => measuredModule(page, root));
  const sources = new Map(modules.map(({ name, code }) => [name, code]));
  const program = typeProgram(path.join(root, LIBRARY_ENTRY), sources);
  const found = pages.map((page, index) => {
    const verdicts = judgeTrials(program, modules[index]!);
    const accepted = comparableCalls(page).flatMap(({ call, result }, place) => {
      const { isAccepted, type, refusals } = verdicts[place]!;
      const wrong: WrongReturn = { call, says: type, gets: result };
      return isAccepted ? [{ wrong, isWrong: refusals[0] !== undefined }] : [];
    });
    const wrong = accepted.filter(({ isWrong }) => isWrong).map((item) => item.wrong);
    return [page.name, { compared: accepted.length, wrong }] as const;
  });
  return Object.fromEntries(found);
}

/** Writes the module that assigns every measured result of a page to the declared type. */
function measuredModule(measured: MeasuredPage, root: string): TrialModule {
  const trials = comparableCalls(measured).map(({ setup, call, result }): Trial => {
    return { setup, call, statements: [`result = same(${result}\n);\n`] };
  });
  const name = path.join(root, BEHAVIOUR, `${measured.name}.measured.ts`);
  return writeTrials(name, importsOf(measured), trials);
}
