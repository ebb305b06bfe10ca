// Runs the examples of any Markdown, MDX, JavaScript and TypeScript files and compares the results that they state.
// Usage: npm run examples -- [OPTION…] FILE…
//   FILE            a path or a pattern, such as 'docs/**/*.md'
//   --scope A=B     what a name in the code stands for: _=lodash; may be given several times
//   --folder PATH   where modules are resolved from; the working directory by default
//   --dom           gives code the DOM of an empty page (jsdom)
//   --all           lists what cannot be executed as well
//   --json          prints all results as JSON
//   --github        prints annotations; without it where GITHUB_ACTIONS is set
//   --fix           shows true results and writes them in place of the false ones
//   --watch         runs a file again once it has changed
// Ends with 1 if a stated result is false, and with 2 if it cannot begin.
import { readFileSync, watch, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  checkDocuments,
  type CheckedDocument,
} from '@funtool-docs/runner/documents/checkDocuments';
import { fixResults } from '@funtool-docs/runner/documents/fixResults';
import { toSummary, writeAnnotations, writeReport } from '@funtool-docs/runner/documents/report';
import { globSync } from 'tinyglobby';

/** Milliseconds in which an editor writes a file. */
const WRITING = 100;

const FLAG = { type: 'boolean', default: false } as const;
const OPTIONS = {
  scope: { type: 'string', multiple: true, default: [] as string[] },
  folder: { type: 'string' },
  dom: FLAG,
  all: FLAG,
  json: FLAG,
  github: FLAG,
  fix: FLAG,
  watch: FLAG,
} as const;

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const files = globSync(
    positionals.map((name) => name.replaceAll('\\', '/')),
    { absolute: true },
  );
  if (files.length === 0)
    throw new Error('There is no such file. Usage: npm run examples -- FILE…');
  const options = {
    scope: Object.fromEntries(values.scope.map(readScope)),
    hasDom: values.dom,
    ...(values.folder && { folder: values.folder }),
    ...(process.stderr.isTTY && { onProgress: showProgress }),
  };
  // Nothing but JSON on standard output, for programs.
  const tell = values.json ? console.error : console.log;
  const check = async (some: string[]) => {
    const documents = await checkDocuments(some, options);
    if (values.fix) documents.forEach((document) => fix(document, tell));
    if (values.json)
      console.log(JSON.stringify({ documents, summary: toSummary(documents) }, null, 2));
    else console.log(writeReport(documents, values.all));
    if (values.github || process.env['GITHUB_ACTIONS'])
      writeAnnotations(documents).forEach((line) => tell(line));
    return toSummary(documents).differs;
  };
  process.exitCode = (await check(files)) > 0 ? 1 : 0;
  if (!values.watch) return;
  const again = (file: string) =>
    void check([file]).catch((error: Error) => console.error(error.message));
  for (const file of files) watchFile(file, () => again(file));
}

function readScope(text: string): [string, string] {
  const [name, module] = text.split('=');
  if (!name || !module)
    throw new Error(`--scope wants a name and a module, such as _=lodash, not "${text}".`);
  return [name, module];
}

function showProgress(done: number, all: number): void {
  process.stderr.write(`\r${done === all ? '\x1b[K' : `${done} of ${all} files`}`);
}

function fix({ file, results }: CheckedDocument, tell: (line: string) => void): void {
  const { source, changes } = fixResults(readFileSync(file, 'utf8'), results);
  for (const { line, before, after } of changes) tell(`${file}:${line}\n- ${before}\n+ ${after}`);
  if (changes.length > 0) writeFileSync(file, source);
}

function watchFile(file: string, onChange: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  watch(file, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, WRITING);
  });
}
