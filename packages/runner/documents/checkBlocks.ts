import { type ExampleHost, runExample } from '../evaluator/runExample';
import type { DocumentBlock } from './readDocumentBlocks';
import type { Stated } from './notations';
import { parseDocument } from './parseDocument';
import { codeBefore, type Readable, readBlock } from './readBlock';
import { readStated } from './readStated';
import { describeStop, isConditional, reasonOf } from './reasons';

/** About eleven months, so that year, month, day, hour and minute are others. */
const SHIFT = ((330 * 24 + 5) * 60 + 17) * 60_000;

const ZONES = ['America/St_Johns', 'Asia/Tokyo'];

/** What became of a stated result. */
export interface CheckedResult {
  /** 1-based line of the document. */
  line: number;
  stated: string;
  verdict: 'equal' | 'differs' | 'not executable';
  /** What the code gives; only where it differs. */
  actual?: string;
  /** Why it cannot be executed. */
  reason?: string;
  /** Where the result is written, if another one can be put there. */
  place?: { lines: number; text: string };
}

/** Gives code what it imports and what it uses without declaring it. */
export interface DocumentHost extends Pick<ExampleHost, 'importModule' | 'requireModule'> {
  /** Finds the values of names; those that nobody knows are left out. */
  findNames: (names: string[]) => Promise<Record<string, unknown>>;
  /** Properties replace globals, such as those of a DOM. */
  globals?: object | undefined;
}

/** Milliseconds to wait for what code has started. */
const PATIENCE = 1000;

/**
 * Runs the blocks of a document, and says of each stated result whether it is true.
 *
 * @param first Index of the block to begin with; those before it are only there for what they declare.
 */
export async function* checkBlocks(
  blocks: DocumentBlock[],
  host: DocumentHost,
  first: number,
): AsyncGenerator<CheckedResult[]> {
  const before: Readable[] = [];
  for (const [index, block] of blocks.entries()) {
    const { code, unread } = readBlock(block);
    const parsed = parseDocument(code);
    const prefix = block.isShared ? codeBefore(parsed, before) : '';
    before.push({ parsed, code });
    if (index < first) continue;
    // oxlint-disable-next-line no-await-in-loop -- output of one block must not be that of another
    const checked = parsed.stated.length > 0 ? await checkBlock(prefix, code, host) : [];
    yield [...unread, ...checked]
      .map((result) => ({ ...result, line: result.line + block.line - 1 }))
      .toSorted((a, b) => a.line - b.line);
  }
}

/** Results that nobody has executed. */
export function unfinished(stated: Stated[], reason: string): CheckedResult[] {
  return stated.map(({ line, text }) => ({
    line,
    stated: text,
    verdict: 'not executable',
    reason,
  }));
}

async function checkBlock(
  prefix: string,
  code: string,
  host: DocumentHost,
): Promise<CheckedResult[]> {
  const first = await runOnce(prefix, code, host);
  if (first.every(({ verdict }) => verdict !== 'differs')) return first;
  const second = await elsewhere(() => runOnce(prefix, code, host));
  const lines = code.split('\n');
  return first.map((result, index): CheckedResult => {
    if (result.verdict !== 'differs') return result;
    const { line, stated } = result;
    const isSame = result.actual === second[index]?.actual;
    if (isSame && !isConditional(lines, line)) return result;
    const reason = isSame ? 'holds under a condition' : 'another result each time';
    return { line, stated, verdict: 'not executable', reason };
  });
}

async function runOnce(
  prefix: string,
  code: string,
  { findNames, globals, ...modules }: DocumentHost,
): Promise<CheckedResult[]> {
  const source = prefix + code;
  const parsed = parseDocument(source);
  const found = await findNames([...parsed.free]);
  const scope = Object.assign(Object.create(globals ?? null) as object, found);
  const run = await runExample(
    source,
    { ...modules, timeout: PATIENCE, ...((globals || parsed.free.size > 0) && { scope }) },
    () => parsed,
  );
  const skipped = prefix.split('\n').length - 1;
  const missing = [...parsed.free].filter((name) => !(name in scope) && !(name in globalThis));
  const stop = run.error && describeStop(run.error, skipped);
  return run.outcomes.flatMap((outcome, index): CheckedResult[] => {
    if (outcome.line <= skipped) return [];
    const stated = parsed.stated[index]!;
    const line = outcome.line - skipped;
    const reason = outcome.ok
      ? undefined
      : reasonOf(outcome, Boolean(stated.value ?? stated.throws), stop, missing);
    const told = { line, stated: stated.text };
    if (outcome.ok) return [{ ...told, verdict: 'equal' }];
    if (reason) return [{ ...told, verdict: 'not executable', reason }];
    const actual = outcome.actual!;
    const place = isWritable(actual) &&
      stated.value && { lines: stated.lines, text: stated.value.source };
    return [{ ...told, verdict: 'differs', actual, ...(place && { place }) }];
  });
}

/** Tells whether what a console shows can be written as a result: an instance of a class cannot. */
function isWritable(actual: string): boolean {
  return actual.startsWith('throws ') || readStated(actual, new Set())?.source === actual;
}

/** Runs something at another time, in another time zone: what it gives then does not depend on either. */
async function elsewhere<Result>(run: () => Promise<Result>): Promise<Result> {
  const { Date: RealDate } = globalThis;
  const zone = process.env['TZ'];
  const now = () => RealDate.now() + SHIFT;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], made) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], made) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  process.env['TZ'] = ZONES.find((name) => name !== zone)!;
  try {
    return await run();
  } finally {
    globalThis.Date = RealDate;
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
}
