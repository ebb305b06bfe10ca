import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PageModule } from '../build/locateModules';

const RSPRESS = path.resolve(
  import.meta.dirname,
  '../../node_modules/@rspress/core/bin/rspress.js',
);
const CONFIG = path.join(import.meta.dirname, 'site/rspress.config.ts');

/** What the build of the site beside this file has written down (`site/rspress.config.ts`). */
export interface BuildFacts {
  /** Names that stand for other modules in the bundle of the browser. */
  aliases: string[];
  /** Code of the modules that Rspress makes, by name. */
  modules: Record<string, string>;
  /** Routes of the pages given to the hook of the search index. */
  indexed: string[];
  /** Those of the very same objects, given to the hook of the page data. */
  extended: string[];
  /** Compiled contents by route. */
  located: Record<string, PageModule | undefined>;
  /** What pages said in this process while they were rendered. */
  rendered: string[];
  /** Prerendered documents by name, before the build ends. */
  documents: Record<string, string>;
  /** All scripts of the built site. */
  scripts: string;
  /** Names of the files of the browser. */
  files: string[];
  /** What follows the language of each code block. */
  fences: string[];
  /** What kinds of tokens there are. */
  kinds: string[];
}

/** Builds the site in a process and a folder of its own, where the preview plugin puts files too. */
export async function readBuildFacts(): Promise<BuildFacts> {
  const output = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    await promisify(execFile)(process.execPath, [RSPRESS, 'build', '--config', CONFIG], {
      cwd: output,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RSPRESS_PERSISTENT_CACHE: 'false',
        CONTRACT_OUTPUT: path.join(output, 'built'),
      },
    });
    const read = (file: string) => readFileSync(path.join(output, 'built', file), 'utf8');
    const facts = JSON.parse(read('facts.json')) as BuildFacts;
    const scripts = facts.files.filter((name) => name.endsWith('.js'));
    return { ...facts, scripts: scripts.map(read).join('\n') };
  } finally {
    rmSync(output, { recursive: true });
  }
}
