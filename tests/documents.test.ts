import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFilesOf } from '@funtool-docs/content/listFiles';
import { readText } from '@funtool-docs/content/textFile';

const root = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = [
  'AGENTS.md',
  'ARCHITECTURE.md',
  'README.md',
  '.github/CONTRIBUTING.md',
  'docs-dev/building.md',
  'docs-dev/figures.md',
  'docs-dev/glossary.md',
  'docs-dev/in-the-browser.md',
  'docs-dev/releases.md',
  'docs-dev/remote-search.md',
  'docs-dev/security.md',
  'docs-dev/settings.md',
  'docs-dev/specification.md',
  'docs-dev/testing.md',
];
const FOLDERS = ['build', 'library', 'packages', 'scripts', 'tests', 'theme'];
const names = new Set(listFilesOf(root, FOLDERS).map((file) => path.basename(file)));

const read = (file: string) => readText(path.join(root, file));

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
