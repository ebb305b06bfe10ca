import { isDeepStrictEqual } from 'node:util';
import type { RunnableBlock } from '@funtool-docs/checks/thread/runBlock';
import type { LibrarySource } from '@funtool-docs/facts/library/librarySource';
import type { Matrix, MatrixRow } from '@funtool-docs/facts/library/measured';
import type { ExampleResult } from '@funtool-docs/runner/evaluator/events';
import { measureMatrix } from '../matrices/measureMatrix';

/** Words on the fence of a block that is a behaviour table: its code is a `StatedMatrix` as JSON. */
export const MATRIX = 'matrix';

/** The table of an API page, such as `type/isMap`, with the functions in it. */
export interface StatedMatrix {
  /** Such as `funtool/type`. */
  entry: string;
  page: string;
  names: string[];
  matrix: Matrix;
}

/** Measures a behaviour table on a library, and compares each result in it as that of a statement. */
export async function compareMatrix(
  { code }: RunnableBlock,
  library: LibrarySource,
): Promise<ExampleResult> {
  const { page, names, matrix } = JSON.parse(code) as StatedMatrix;
  const { rows } = (await measureMatrix(page, names, library))!;
  const outcomes = matrix.rows.flatMap(({ values, results }, row) =>
    results.map((stated, column) => {
      const actual = rows[row]!.results[column]!;
      const call = matrix.calls[column]!.replace('value', () => values.join(', '));
      return {
        line: 1,
        kind: 'value' as const,
        expected: `${printResult(stated)} for ${call}`,
        actual: printResult(actual),
        ok: isDeepStrictEqual(stated, actual),
      };
    }),
  );
  return { outcomes, unstated: [] };
}

function printResult({ result, sharing }: MatrixRow['results'][number]): string {
  return sharing ? `${result} (${sharing})` : result;
}
