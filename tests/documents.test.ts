import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFilesOf, readText } from '@funtool-docs/content/files';

const root = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = [
  'AGENTS.md',
  'ARCHITECTURE.md',
  'README.md',
  '.github/CONTRIBUTING.md',
  ...listFilesOf(root, ['docs-dev'])
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.relative(root, file).replaceAll('\\', '/')),
];
const FOLDERS = ['build', 'library', 'packages', 'scripts', 'tests', 'theme'];
const names = new Set(listFilesOf(root, FOLDERS).map((file) => path.basename(file)));

const read = (file: string) => readText(path.join(root, file));

/** Commands of npm itself. */
const NPM = new Set(['ci', 'install', 'pack', 'start', 'test', 'update', 'view']);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const benches = new Set(
  [...read('scripts/bench.mjs').matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, name]) => name),
);

/** Says whether a command of npm exists and, if it measures, whether it has what it is asked for. */
function isCommand(script: string, argument: string | undefined): boolean {
  if (script === 'bench' && argument) return benches.has(argument);
  return NPM.has(script) || script in scripts;
}

/** Ids of the headings of a document, as GitHub gives them. */
function idsOf(source: string): string[] {
  return [...source.matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text!
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(DOCUMENTS)('%s', (document) => {
  const source = read(document);

  it('names only files and folders that exist', () => {
    const paths = [
      ...source.matchAll(
        /`((?:build|docs|docs-dev|library|packages|scripts|tests|theme)\/[\w./-]*)`/g,
      ),
    ];
    const missing = paths
      .map(([, name]) => name!)
      .filter((name) => !existsSync(path.join(root, name)));
    const files = [...source.matchAll(/`(\w+(?:\.spec|\.test)?\.tsx?)`/g)];
    const unknown = files.map(([, name]) => name!).filter((name) => !names.has(name));
    expect([...missing, ...unknown]).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [
      ...source.matchAll(/(?:`|^)npm (?:run )?(?<script>[\w:-]+)(?:(?: --)? (?<argument>\w+))?/gm),
    ];
    const unknown = commands.filter(
      ({ groups }) => !isCommand(groups!['script']!, groups!['argument']),
    );
    const files = [...source.matchAll(/\bnode (scripts\/[\w.-]+)/g)];
    const missing = files.filter(([, file]) => !existsSync(path.join(root, file!)));
    expect([...unknown, ...missing].map(([text]) => text)).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const links = [...source.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([\w-]+))?\)/g)];
    const broken = links.filter(([, target, id]) => {
      const file = target ? path.join(path.dirname(document), target) : document;
      if (!existsSync(path.join(root, file))) return true;
      return id !== undefined && !idsOf(read(file)).includes(id);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
