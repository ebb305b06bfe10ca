import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolder } from '../../tests/createFolder';
import { commitFiles, git } from '../../tests/git';
import { readCommit, readDates } from './git';
import { INTERFACE_FOLDERS, listFilesOf } from './files';

let root: string;
let warnings: string[];

beforeEach(() => {
  root = createFolder();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((warning: string) => void warnings.push(warning));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const known = (folder = root) => [readCommit(folder), [...readDates(folder, 'docs')]];

const NOTHING = [{}, []];

/** Settings that change the answers of commands. */
const SETTINGS = {
  'alias.rev-list': '!false',
  'color.diff': 'always',
  'color.ui': 'always',
  'commit.gpgSign': 'true',
  'core.hooksPath': '/nowhere',
  'core.pager': 'false',
  'core.quotePath': 'true',
  'diff.external': 'false',
  'diff.mnemonicPrefix': 'true',
  'diff.orderFile': '/nowhere',
  'diff.relative': 'true',
  'diff.renameLimit': '1',
  'diff.renames': 'false',
  'format.pretty': 'fuller',
  'gpg.program': 'false',
  'i18n.logOutputEncoding': 'UTF-16',
  'log.date': 'relative',
  'log.diffMerges': 'separate',
  'log.follow': 'true',
  'log.mailmap': 'true',
  'log.showRoot': 'false',
  'log.showSignature': 'true',
};

function createRepository(): void {
  git(root, ['init']);
  commitFiles(root, { 'docs/a.mdx': 'first\n', 'docs/b 二.mdx': 'b\n' });
  commitFiles(root, { 'docs/a.mdx': 'second\n' }, { date: '2026-11-25T07:30:00+08:00' });
}

/** Makes the last commit one with a signature, which `log.showSignature` would have checked. */
function sign(): void {
  const [head, message] = git(root, ['cat-file', 'commit', 'HEAD']).split('\n\n');
  const signature = '-----BEGIN SSH SIGNATURE-----\n AAAA\n -----END SSH SIGNATURE-----';
  const file = path.join(root, 'signed');
  writeFileSync(file, `${head}\ngpgsig ${signature}\n\n${message}`);
  const signed = git(root, ['hash-object', '-t', 'commit', '-w', file]).trim();
  git(root, ['reset', '--hard', signed]);
}

function cloneInPart(filter: string): string {
  const clone = path.join(root, 'clone');
  git(root, ['config', 'uploadpack.allowFilter', 'true']);
  git(root, ['clone', '--quiet', `--filter=${filter}`, `file://${root}`, clone]);
  return clone;
}

it('gives the time of the last commit of each file, in UTC', () => {
  createRepository();
  commitFiles(root, { 'other.txt': 'x\n' }, { date: '2026-11-26T00:00:00Z' });
  expect([...readDates(root, 'docs')].toSorted()).toEqual([
    ['docs/a.mdx', '2026-11-24T23:30:00Z'],
    ['docs/b 二.mdx', '2026-01-01T12:00:00Z'],
  ]);
});

it('gives the dates of a folder within the repository, by paths from there', () => {
  git(root, ['init']);
  commitFiles(root, { 'site/docs/a.mdx': 'a\n', 'docs/a.mdx': 'b\n' });
  expect([...readDates(path.join(root, 'site'), 'docs').keys()]).toEqual(['docs/a.mdx']);
});

it('gives the dates of a clone without texts', () => {
  createRepository();
  expect([...readDates(cloneInPart('blob:none'), 'docs')]).toEqual([...readDates(root, 'docs')]);
  expect(warnings).toEqual([]);
});

it('fetches nothing that a clone lacks', () => {
  createRepository();
  const clone = cloneInPart('combine:blob:none+tree:0');
  expect(readDates(clone, 'docs').size).toBe(0);
  expect(warnings).toEqual([expect.stringContaining('not allowed')]);
});

it('gives the time of a commit in UTC', () => {
  createRepository();
  const commit = git(root, ['rev-parse', 'HEAD']).trim();
  expect(readCommit(root)).toEqual({ commit, date: '2026-11-24T23:30:00Z' });
});

it('says the same whatever a reader has set', () => {
  createRepository();
  git(root, ['mv', 'docs/a.mdx', 'docs/new.mdx']);
  commitFiles(root, { 'docs/new.mdx': 'second\nand more\n' });
  sign();
  commitFiles(root, { 'docs/c.mdx': 'c\n' });
  sign();
  const expected = known();
  const settings = path.join(root, 'settings');
  for (const [name, value] of Object.entries(SETTINGS)) {
    git(root, ['config', '--file', settings, name, value]);
  }
  const clone = path.join(root, 'clone');
  git(root, ['clone', '--quiet', root, clone]);
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
  expect(known(clone)).toEqual(expected);
  expect(warnings).toEqual([]);
});

it('reads the repository that the folder is in, whatever the environment names', () => {
  createRepository();
  const expected = known();
  const other = path.join(root, 'other');
  mkdirSync(other);
  git(other, ['init']);
  commitFiles(other, { 'docs/a.mdx': 'other' });
  vi.stubEnv('GIT_DIR', path.join(other, '.git'));
  vi.stubEnv('GIT_WORK_TREE', other);
  vi.stubEnv('GIT_INDEX_FILE', path.join(other, '.git', 'index'));
  vi.stubEnv('GIT_OBJECT_DIRECTORY', path.join(other, '.git', 'objects'));
  vi.stubEnv('GIT_PREFIX', 'docs/');
  vi.stubEnv('GIT_LITERAL_PATHSPECS', '1');
  vi.stubEnv('GIT_EXTERNAL_DIFF', 'false');
  expect(known()).toEqual(expected);
  const before = git(other, ['log', '--format=%H']);
  commitFiles(root, { 'docs/a.mdx': 'third\n' });
  expect(git(other, ['log', '--format=%H'])).toBe(before);
});

describe('what git cannot do is told once, with its reason:', () => {
  it('another owner', () => {
    createRepository();
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect([known(), known()]).toEqual([NOTHING, NOTHING]);
    expect(warnings).toEqual([expect.stringContaining('detected dubious ownership in repository')]);
  });

  it('no git', () => {
    createRepository();
    vi.stubEnv('PATH', path.join(root, 'nowhere'));
    expect([known(), known()]).toEqual([NOTHING, NOTHING]);
    expect(warnings).toEqual([expect.stringContaining('git is not installed')]);
  });

  it('no commit', () => {
    git(root, ['init']);
    expect([known(), known()]).toEqual([NOTHING, NOTHING]);
    expect(warnings).toEqual([expect.stringContaining("bad revision 'HEAD'")]);
  });

  it('a repository that lacks its files', () => {
    mkdirSync(path.join(root, '.git'));
    expect([known(), known()]).toEqual([NOTHING, NOTHING]);
    expect(warnings).toEqual([expect.stringContaining('not a git repository')]);
  });

  it('a text that is lost', () => {
    createRepository();
    const tree = git(root, ['rev-parse', 'HEAD^{tree}']).trim();
    rmSync(path.join(root, '.git/objects', tree.slice(0, 2), tree.slice(2)), { force: true });
    expect(readDates(root, 'docs').size).toBe(0);
    expect(warnings).toEqual([expect.stringContaining(tree)]);
  });

  it('a shallow clone, where all files would be of one date', () => {
    createRepository();
    const clone = path.join(root, 'clone');
    git(root, ['clone', '--depth=1', `file://${root}`, clone]);
    expect(readCommit(clone)).toEqual(readCommit(root));
    expect([readDates(clone, 'docs').size, readDates(clone, 'docs').size]).toEqual([0, 0]);
    expect(warnings).toEqual([expect.stringContaining('this clone is shallow')]);
  });
});

it('tells once where there is no repository, with or without git', () => {
  expect(known()).toEqual(NOTHING);
  vi.stubEnv('PATH', path.join(root, 'nowhere'));
  expect(known()).toEqual(NOTHING);
  expect(warnings).toEqual([expect.stringContaining('there is no git repository')]);
});

it('is started in one place, and in one place by tests', () => {
  const site = path.resolve(import.meta.dirname, '../..');
  const folders = [...INTERFACE_FOLDERS, 'build', 'scripts', 'tests'];
  const starting = listFilesOf(site, folders).filter(
    (file) =>
      /\.(?:ts|tsx|js|mjs)$/.test(file) &&
      !file.includes('node_modules') &&
      /(?:exec|spawn|fork)\w*\)?\(\s*['"`]git\b/i.test(readFileSync(path.join(site, file), 'utf8')),
  );
  expect(starting).toEqual(['packages/content/git.ts', 'tests/git.ts']);
});
