import type { Outcome } from '../evaluator/recorder';
import { type ExampleHost, runExample } from '../evaluator/runExample';
import type { DocumentBlock } from './readBlocks';
import { elsewhere } from './elsewhere';
import type { Stated } from './notations';
import { keepReadable, parseDocument, type ParsedDocument } from './parseDocument';

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

/** Milliseconds that a block may wait. */
const MAX_BLOCK_TIME = 4000;

// Kept, since code may replace them.
const { clearTimeout, setTimeout } = globalThis;

/** Stands for a part that is left out. */
const PLACEHOLDER = /\.\.\.(?![\w$[{(])|…/;

const MARK_IN_TEXT = /\/\/[^\S\n]*(?:[=-]+>|→|[Rr]eturns?:)/;

interface Readable {
  block: DocumentBlock;
  parsed: ParsedDocument;
  code: string;
}

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
    before.push({ block, parsed, code });
    if (index < first) continue;
    const run = () => checkBlock(prefix, code, host);
    // oxlint-disable-next-line no-await-in-loop -- output of one block must not be that of another
    const checked = parsed.stated.length > 0 ? await inTime(run, parsed) : [];
    yield [...unread, ...checked]
      .map((result) => ({ ...result, line: result.line + block.line - 1 }))
      .toSorted((a, b) => a.line - b.line);
  }
}

/** Gives a block up that waits for what never comes. The timer also keeps the process alive meanwhile. */
async function inTime(
  run: () => Promise<CheckedResult[]>,
  { stated }: ParsedDocument,
): Promise<CheckedResult[]> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<CheckedResult[]>((resolve) => {
    timer = setTimeout(() => resolve(unfinished(stated, 'never finishes')), MAX_BLOCK_TIME);
  });
  const checked = await Promise.race([run(), late]);
  clearTimeout(timer!);
  return checked;
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

/** Reads what of a block can be read; results in the rest are not executable. */
function readBlock({ code }: DocumentBlock): { code: string; unread: CheckedResult[] } {
  try {
    parseDocument(code);
    return { code, unread: [] };
  } catch {
    const { code: kept, dropped } = keepReadable(code);
    const unread = dropped.flatMap(({ line, source, reason }) =>
      source.split('\n').flatMap((text, index): CheckedResult[] => {
        const mark = MARK_IN_TEXT.exec(text);
        if (!mark) return [];
        const stated = text.slice(mark.index + mark[0].length).trim();
        const why = PLACEHOLDER.test(source) ? 'placeholder' : `syntax: ${reason}`;
        return [{ line: line + index, stated, verdict: 'not executable', reason: why }];
      }),
    );
    return { code: kept, unread };
  }
}

/** Earlier code of the document that declares what a block uses. */
function codeBefore({ free }: ParsedDocument, before: Readable[]): string {
  const wanted = new Set(free);
  const used = before.toReversed().filter(({ parsed }) => {
    const isUsed = [...parsed.declared].some((name) => wanted.has(name));
    if (isUsed) for (const name of parsed.free) wanted.add(name);
    return isUsed;
  });
  return used
    .toReversed()
    .map(({ code }) => `${code}\n`)
    .join('');
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

/** Begins a comment that says when the results below it hold. */
const CONDITION = /^\s*\/\/\s*(?:after|assuming|if|suppose|when)\b/i;

/** Tells whether the comment above a statement says when its result holds. */
function isConditional(lines: string[], line: number): boolean {
  for (let place = line - 2; place >= 0 && lines[place]!.trim() !== ''; place -= 1) {
    if (CONDITION.test(lines[place]!)) return true;
  }
  return false;
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
    const place = stated.value && { lines: stated.lines, text: stated.value.source };
    return [{ ...told, verdict: 'differs', actual: outcome.actual!, ...(place && { place }) }];
  });
}

function describeStop(
  { line, message }: { line: number; message: string },
  skipped: number,
): string {
  return line > skipped
    ? `stops at line ${line - skipped}: ${message}`
    : `stops further up: ${message}`;
}

/** Says why a result that does not hold is no false one; `undefined` if it is. */
function reasonOf(
  { actual, expected, kind }: Outcome,
  isRead: boolean,
  stop: string | undefined,
  missing: string[],
): string | undefined {
  const undefinedName = /ReferenceError: (\S+) is not defined/.exec(actual ?? stop ?? '')?.[1];
  if (undefinedName && missing.includes(undefinedName)) return `missing name: ${undefinedName}`;
  const module = /Cannot find (?:module|package) '([^']+)'/.exec(stop ?? '')?.[1];
  if (actual === undefined) return module ? `missing module: ${module}` : (stop ?? 'never reached');
  if (PLACEHOLDER.test(expected)) return 'placeholder';
  if (!isRead && kind !== 'prints') return 'the result is no value';
  return undefined;
}
