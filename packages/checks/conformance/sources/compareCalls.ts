import path from 'node:path';
import { jsonLine } from '@funtool-docs/content/jsonLine';
import { BEHAVIOUR, readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import { type ReleaseComparison, compareTasks, type PlacedTask } from '../compareTasks';
import type { Context } from '../context';
import { readText } from '@funtool-docs/content/textFile';

/** Runs every measured call on the release, those of pages where the globals of one are there. */
export async function compareCalls(context: Context): Promise<ReleaseComparison> {
  const inNode = await compareTasks(context, placedCalls(context, undefined), 1);
  const inPage = await compareTasks(context, placedCalls(context, 'dom'), 1, 'page');
  return {
    compared: inNode.compared + inPage.compared,
    notRun: inNode.notRun + inPage.notRun,
    differences: [...inNode.differences, ...inPage.differences],
  };
}

/** Calls may replace globals, so that one runs after the other. */
function placedCalls({ root }: Context, env: 'dom' | undefined): PlacedTask[] {
  return readMeasuredPages(root).flatMap(({ name, calls }) => {
    const entry = `funtool/${name.split('/')[0]}`;
    const file = `${BEHAVIOUR}/${name}.json`;
    return calls.flatMap((call, index) => {
      if (call.env !== env) return [];
      const places = () => {
        const source = readText(path.join(root, file));
        return [{ file, line: jsonLine(source, ['behaviour', index, 'call']) }];
      };
      return [{ task: { type: 'call' as const, entry, call }, places }];
    });
  });
}
