import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../plugins/content/readPages';

const root = path.resolve(import.meta.dirname, '..');

/** Which folders a file in a folder may import from; packages from npm are not looked at. */
const ALLOWED: Record<string, string[]> = {
  library: ['library'],
  'theme/support': ['theme/support'],
  'theme/runner': ['theme/runner', 'theme/support'],
  'theme/runtime': ['theme/runtime', 'theme/support'],
  'theme/starter': ['theme/starter', 'theme/runtime', 'theme/support'],
  'theme/hooks': ['theme/hooks', 'theme/support', 'theme/i18n.json'],
  'theme/components': [
    'theme/components',
    'theme/hooks',
    'theme/runtime',
    'theme/support',
    'theme/styles',
  ],
  'theme/demos': ['theme/demos', 'theme/hooks', 'theme/support'],
  'theme/index.tsx': [
    'theme/components',
    'theme/hooks',
    'theme/support',
    'theme/index.css',
    'theme/styles',
  ],
  plugins: ['plugins', 'theme/runtime', 'theme/support', 'theme/i18n.json', 'site.config'],
  'rspress.config.ts': ['plugins', 'site.config'],
};

const folders = ['library', 'plugins', 'theme', '.'];
const files = folders
  .flatMap((folder) =>
    folder === '.'
      ? ['rspress.config.ts']
      : listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)];
  return specifiers.map(([, specifier]) => path.posix.join(path.posix.dirname(file), specifier!));
}

const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

describe('the architecture', () => {
  it.each(files)('lets %s import only what its folder may', (file) => {
    const [, allowed] = Object.entries(ALLOWED).find(([folder]) => isWithin(file, folder))!;
    const wrong = importsOf(file).filter(
      (target) => !allowed.some((folder) => isWithin(target, folder)),
    );
    expect(wrong).toEqual([]);
  });

  it('has one home for the ids of elements, which headings may not have', () => {
    const writers = files.filter((file) =>
      /\bid="(?!\$)/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(writers).toEqual([]);
  });

  it('keeps the documented library out of the theme, but for the live demos', () => {
    const users = files
      .filter((file) => isWithin(file, 'theme') && !isWithin(file, 'theme/demos'))
      .filter((file) => /from 'funtool/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(users).toEqual([]);
  });
});
