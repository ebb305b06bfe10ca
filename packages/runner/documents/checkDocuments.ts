import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { openProcess } from '../supervisor/openProcess';
import { supervise } from '../supervisor/supervise';
import { type CheckedResult, unfinished } from './checkBlocks';
import { parseDocument } from './parseDocument';
import type { DocumentAnswer, DocumentRequest } from './child';
import { type DocumentBlock, readDocumentBlocks } from './readDocumentBlocks';

/** A document and the results that it states. */
export interface CheckedDocument {
  file: string;
  results: CheckedResult[];
}

export interface CheckOptions {
  /** Where modules are resolved from; the working directory by default. */
  folder?: string;
  /** Modules by the names that stand for them in the code: `{ _: 'lodash' }`. */
  scope?: Record<string, string>;
  /** Whether code has the DOM of an empty page. */
  hasDom?: boolean;
  /** Milliseconds that one block of code may take; 10,000 by default. */
  time?: number;
  /** Megabytes of memory that one document may take; 512 by default. */
  memory?: number;
  /** How many documents are checked side by side; one for each processor by default. */
  workers?: number;
  onProgress?: (done: number, all: number) => void;
}

const LIMITS = { time: 10_000, memory: 512 };

/**
 * Runs the code of documents, each in a process of its own, and compares the results that they state.
 *
 * @param files Paths of Markdown, MDX, JavaScript and TypeScript files.
 * @throws {Error} If a file cannot be read.
 */
export async function checkDocuments(
  files: string[],
  options: CheckOptions = {},
): Promise<CheckedDocument[]> {
  const { workers = os.availableParallelism(), onProgress } = options;
  const home = mkdtempSync(path.join(os.tmpdir(), 'stated-results-'));
  try {
    const script = await writeChild(home);
    const checked: CheckedDocument[] = [];
    const waiting = files.entries();
    let done = 0;
    const work = async () => {
      for (const [index, file] of waiting) {
        // oxlint-disable-next-line no-await-in-loop -- a worker does one after the other
        const results = await checkDocument(path.resolve(file), script, options);
        checked[index] = { file, results };
        done += 1;
        onProgress?.(done, files.length);
      }
    };
    await Promise.all(Array.from({ length: Math.max(1, workers) }, work));
    return checked;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function writeChild(home: string): Promise<string> {
  const entry = path.join(import.meta.dirname, 'child.ts');
  const code = `import ${JSON.stringify(entry)};`;
  const script = path.join(home, 'child.mjs');
  writeFileSync(script, await bundle(code, { format: 'esm' }, 'node'));
  return script;
}

async function checkDocument(
  file: string,
  script: string,
  options: CheckOptions,
): Promise<CheckedResult[]> {
  const blocks = readDocumentBlocks(file, await readFile(file, 'utf8'));
  if (!blocks.some(({ code }) => code.includes('//'))) return [];
  const checked = await runBlocks(blocks, file, script, options);
  const again = blocks.map(async (block, index) => {
    const results = checked[index] ?? [];
    const isFalse = results.some(({ verdict }) => verdict === 'differs');
    // An example on its own may owe that to the ones before it.
    if (!isFalse || block.isShared || index === 0) return results;
    const [alone = []] = await runBlocks([block], file, script, options);
    return alone;
  });
  return (await Promise.all(again)).flat();
}

/** Milliseconds until a process must be ready, on a busy machine too. */
const MAX_START_TIME = 60_000;

/** How often a document goes on after one of its blocks has ended the process. */
const MAX_ENDS = 5;

/** Runs blocks; gives the results of each. After one that ends its process, another process goes on. */
async function runBlocks(
  blocks: DocumentBlock[],
  file: string,
  script: string,
  options: CheckOptions,
): Promise<CheckedResult[][]> {
  const checked: CheckedResult[][] = [];
  for (let ends = 0; checked.length < blocks.length; ends += 1) {
    const rest = { blocks, first: checked.length, file };
    // oxlint-disable-next-line no-await-in-loop -- each goes on after the one before
    const reason = await runRest(rest, script, options, (results) => checked.push(results));
    const given = ends < MAX_ENDS ? checked.length + 1 : blocks.length;
    for (const block of reason ? blocks.slice(checked.length, given) : []) {
      checked.push(giveUp(block, reason));
    }
  }
  return checked;
}

function giveUp(block: DocumentBlock, reason: string): CheckedResult[] {
  try {
    const results = unfinished(parseDocument(block.code).stated, reason);
    return results.map((result) => ({ ...result, line: result.line + block.line - 1 }));
  } catch {
    return [{ line: block.line, stated: '', verdict: 'not executable', reason }];
  }
}

/** Runs blocks in a process; resolves to why it has ended early, or to nothing. */
function runRest(
  rest: Pick<DocumentRequest, 'blocks' | 'first' | 'file'>,
  script: string,
  { folder = process.cwd(), scope = {}, hasDom = false, time, memory }: CheckOptions,
  onResults: (results: CheckedResult[]) => void,
): Promise<string> {
  const request: DocumentRequest = { ...rest, folder, scope, hasDom };
  const nodeOptions = [
    `--max-old-space-size=${memory ?? LIMITS.memory}`,
    '--experimental-import-meta-resolve',
  ];
  const milliseconds = time ?? LIMITS.time;
  return new Promise((resolve) => {
    const running = supervise<string>(
      (listener) => openProcess(script, folder, listener, nodeOptions),
      {
        onMessage: (data) => {
          const answer = data as DocumentAnswer;
          if ('isDone' in answer) return void running.end('');
          if ('isStuck' in answer) return void running.end('never finishes');
          if ('results' in answer) onResults(answer.results);
          running.expect(milliseconds, `takes more than ${milliseconds / 1000} s`);
        },
        onEnd: resolve,
      },
    );
    running.expect(MAX_START_TIME, 'does not start');
    running.send(request);
  });
}
