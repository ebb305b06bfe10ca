import { createFrame } from '@funtool-docs/facts/library/createPage';
import type { LibrarySource } from '@funtool-docs/facts/library/librarySource';
import type { Matrix, MatrixRow, ValueKind } from '@funtool-docs/facts/matrix/matrix';
import { printInNode } from '@funtool-docs/runner/values/printInNode';
import { VALUES } from './values';

const SETUP = 'class Order { items = []; }';

/** Calls type checks with many values, in an emulated page. */
export async function typeMatrix(names: string[], library: LibrarySource): Promise<Matrix> {
  const { window, exportsOf } = await library.createPage();
  const exports = await exportsOf('funtool/type');
  const evaluate = new Function(
    'window',
    'frame',
    'code',
    `with (window) { ${SETUP}; return eval('(' + code + ')'); }`,
  );
  const frame = await createFrame();
  const rows = Object.entries(VALUES).flatMap(([kind, values]) =>
    values.map((value): MatrixRow => ({
      values: [value],
      kind: kind as ValueKind,
      results: names.map((name) => ({
        result: resultOf(() => exports[name]!(evaluate(window, frame, value))),
      })),
    })),
  );
  return { calls: names.map((name) => `${name}(value)`), rows };
}

function resultOf(call: () => unknown): string {
  try {
    return printInNode(call());
  } catch (error) {
    return `throws ${(error as Error).name}`;
  }
}
