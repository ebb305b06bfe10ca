import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { openProcess } from '../supervisor/openProcess';
import { supervise } from '../supervisor/supervise';
import type { CheckedResult } from './checkBlocks';
import type { DocumentAnswer, DocumentRequest } from './child';
import { type DocumentBlock, readBlocks } from './readBlocks';

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
  /** Milliseconds that one document may take; 10,000 by default. */
  time?: number;
  /** Megabytes of memory that one document may take; 512 by default. */
  memory?: number;
  /** How many documents are checked side by side; one for each processor by default. */
  workers?: number;
  onProgress?: (done: number, all: number) => void;
}

const LIMITS = { time: 10_000, memory: 512 };

/** Results that are not executable since the process ended before; each has the line of its block. */
const unfinished = ({ line }: DocumentBlock, reason: string): CheckedResult => ({
  line,
  stated: '',
  verdict: 'not executable',
  reason,
});

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
  const blocks = readBlocks(file, await readFile(file, 'utf8'));
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

/** Runs blocks in a process; gives the results of each. */
function runBlocks(
  blocks: DocumentBlock[],
  file: string,
  script: string,
  { folder = process.cwd(), scope = {}, hasDom = false, time, memory }: CheckOptions,
): Promise<CheckedResult[][]> {
  const request: DocumentRequest = { blocks, file, folder, scope, hasDom };
  const heap = `--max-old-space-size=${memory ?? LIMITS.memory}`;
  const milliseconds = time ?? LIMITS.time;
  const checked: CheckedResult[][] = [];
  return new Promise((resolve) => {
    const running = supervise<string>((listener) => openProcess(script, folder, listener, [heap]), {
      onMessage: (data) => {
        const answer = data as DocumentAnswer;
        if ('isDone' in answer) running.end('');
        else checked.push(answer.results);
      },
      onEnd: (reason) => {
        const left = reason ? blocks.slice(checked.length) : [];
        resolve([...checked, ...left.map((block) => [unfinished(block, reason)])]);
      },
    });
    running.limit(milliseconds, `takes more than ${milliseconds / 1000} s`);
    running.send(request);
  });
}
