import type { Program } from 'typescript';
import { hashOfFiles, hashOfPackages, openBuildCache } from '../../content/buildCache';
import { exampleProgram } from '../../content/library/exampleProgram';
import { type MeasuredPage, readMeasuredPages } from '../../content/library/measuredCalls';
import {
  claimModule,
  comparableCalls,
  measuredModule,
  readTypeClaims,
  type TypeClaim,
  writeClaim,
} from '../../content/library/typeClaims';
import { judgeTrials } from '../../content/library/typeTrials';
import type { Page } from '../../content/parsePage';
import { isApiPage, topicOf } from '../../content/paths';
import type { Problem } from '../../content/problem';

/** A measured call whose result does not fit the type that TypeScript gives it. */
interface WrongReturn {
  /** Name of the page. */
  name: string;
  call: string;
  says: string;
  gets: string;
}

/** What the comparison of all measured calls depends on, besides packages. */
const INPUTS = ['content/library', 'library/src', 'library/behaviour'];

/**
 * Checks that a page says so if TypeScript accepts a measured call whose result does not fit the
 * declared type, and that what it says of this is true.
 *
 * @param pages All pages, so that the program of the examples is used.
 * @param root Repository root.
 * @param measured All measured calls by default, whose comparison is kept from build to build.
 */
export async function checkReturnTypes(
  pages: Page[],
  root: string,
  measured?: MeasuredPage[],
): Promise<Problem[]> {
  const compared = measured ?? readMeasuredPages(root);
  const { program } = exampleProgram(pages, root, compared);
  const compare = () => compareReturns(program, compared, root);
  const wrong = measured ? compare() : await compareOnce(root, compare);
  return pages.filter(isApiPage).flatMap((page) => {
    const name = topicOf(page.slug);
    const own = compared.find((other) => other.name === name);
    const claims = readTypeClaims(page);
    const falseOnes = claims.filter((claim) => !own || !isTrue(claim, own, program, root));
    const cases = wrong.filter((other) => other.name === name);
    return [
      ...falseOnes.map((claim) => describeFalse(claim, page, cases)),
      ...(claims.length === 0 ? cases.slice(0, 1).map((first) => describeLack(first, page)) : []),
    ];
  });
}

/** Kept, since TypeScript takes seconds for all calls, and few builds change them. */
async function compareOnce(root: string, compare: () => WrongReturn[]): Promise<WrongReturn[]> {
  const cache = openBuildCache(root, 'return-types');
  const inputs = [hashOfPackages(root), hashOfFiles(root, INPUTS)];
  const json = await cache.get(inputs, async () => Buffer.from(JSON.stringify(compare())));
  cache.prune();
  return JSON.parse(Buffer.from(json).toString()) as WrongReturn[];
}

function compareReturns(program: Program, measured: MeasuredPage[], root: string): WrongReturn[] {
  return measured.flatMap((page) => {
    const verdicts = judgeTrials(program, measuredModule(page, root));
    return comparableCalls(page).flatMap(({ call, result }, index) => {
      const { isAccepted, type, refusals } = verdicts[index]!;
      if (!isAccepted || refusals[0] === undefined) return [];
      return [{ name: page.name, call, says: type, gets: result }];
    });
  });
}

/** A claim is true of a call whose declared type fits what it says, while its result does not. */
function isTrue(claim: TypeClaim, own: MeasuredPage, program: Program, root: string): boolean {
  return judgeTrials(program, claimModule(claim, own, root)).some(
    ({ isAccepted, refusals: [says, gets] }) =>
      isAccepted && says === undefined && gets !== undefined,
  );
}

function describeLack({ call, says, gets }: WrongReturn, { file, locale }: Page): Problem {
  const message = `add a note: for ${call} ${writeClaim({ says, gets }, locale)}`;
  return { file, line: 1, message };
}

function describeFalse({ line, says, gets }: TypeClaim, page: Page, cases: WrongReturn[]): Problem {
  const shape = writeClaim({ says: '…', gets: '…' }, page.locale);
  if (!says) return { file: page.file, line, message: `write the sentence as ${shape}` };
  const known = cases.map((other) => `${other.call} is declared ${other.says}, not ${other.gets}`);
  const hint = known.join('; ') || 'no measured result differs from its type; remove the sentence';
  const message = `no measured call is declared ${says} and gives ${gets} instead: ${hint}`;
  return { file: page.file, line, message };
}
