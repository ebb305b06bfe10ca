import {
  lstatSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFolder } from '../../tests/createFolder';
import { readText, replaceFile, writeText, jsonLine, parseJson, listFiles } from './files';
import { ContentError } from './problem';

let folder: string;
let file: string;

beforeEach(() => {
  folder = createFolder();
  file = path.join(folder, 'page.mdx');
});

it.each([
  ['the line ends of Windows', 'a\r\nb\r\n'],
  ['a byte order mark', '\uFEFFa\nb\n'],
  ['both', '\uFEFFa\r\nb\r\n'],
  ['mixed line ends', 'a\r\nb\n'],
  ['the line ends of old Macs', 'a\rb\r'],
])('reads a file with %s as any other', (_, text) => {
  writeFileSync(file, text);
  expect(readText(file)).toBe('a\nb\n');
});

it.each([
  ['keeps the line ends of a file', 'a\r\nb\r\n', 'c\r\nd\r\n'],
  ['ends lines as the first one where they are mixed', 'a\nb\r\n', 'c\nd\n'],
])('%s', (_, before, after) => {
  writeFileSync(file, before);
  writeText(file, 'c\nd\n');
  expect(readFileSync(file, 'utf8')).toBe(after);
});

it('ends the lines of a new file with LF', () => {
  writeText(file, 'c\nd\n');
  expect(readFileSync(file, 'utf8')).toBe('c\nd\n');
});

it('replaces a file as a whole: whoever has it open reads what was there', () => {
  writeFileSync(file, 'before');
  const { ino } = lstatSync(file);
  writeText(file, 'after');
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(lstatSync(file).ino).not.toBe(ino);
});

it('leaves nothing beside a file, also if it cannot be replaced', () => {
  writeText(file, 'before');
  expect(() => replaceFile(folder, 'a folder')).toThrow(/EISDIR|EEXIST|EPERM|ENOTEMPTY/);
  expect(readdirSync(folder)).toEqual(['page.mdx']);
  expect(
    readdirSync(path.dirname(folder)).filter((name) =>
      name.startsWith(`${path.basename(folder)}.`),
    ),
  ).toEqual([]);
});

it('writes the file that a link leads to', () => {
  writeFileSync(file, 'before');
  const link = path.join(folder, 'link.mdx');
  symlinkSync(file, link);
  replaceFile(link, 'after');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('after');
});

const FILE = path.resolve('docs/en/_meta.json');

/** What is said of a text that is no JSON. */
function errorOf(source: string): unknown {
  try {
    return parseJson(source, FILE);
  } catch (error) {
    return error;
  }
}

it('names the file and the line of what is no JSON, without a stack trace', () => {
  const error = errorOf('[\n  "at"\n  "union"\n]\n') as ContentError;
  expect(error).toBeInstanceOf(ContentError);
  expect(error.message).toMatch(/^docs\/en\/_meta\.json:3 {2}Expected ',' or ']'/);
  expect(error.message).not.toContain('position');
  expect(error.stack).toBe(error.message);
});

it('names the last line of what ends too early', () => {
  expect(errorOf('[\n  "at",\n')).toHaveProperty(
    'message',
    expect.stringMatching(/^docs\/en\/_meta\.json:2 {2}/),
  );
});

const source = `{
  "calls": [
    { "call": "a\\u0062" },

    {
      "call": "b"
    }
  ]
}
`;

it('finds the line on which a value of a list begins', () => {
  expect(jsonLine(source, ['calls', 0])).toBe(3);
  expect(jsonLine(source, ['calls', 1])).toBe(5);
  expect(jsonLine(source, ['calls', 1, 'call'])).toBe(6);
});

it('is 1 for what is not there', () => {
  expect(jsonLine(source, ['calls', 2])).toBe(1);
});

it('lists files of all folders in order, but none that macOS has put beside them', () => {
  const root = createFolder();
  mkdirSync(path.join(root, 'array'));
  for (const name of [
    'map.mdx',
    '.nojekyll',
    '._map.mdx',
    '.DS_Store',
    'array/at.mdx',
    'array/._at.mdx',
  ]) {
    writeFileSync(path.join(root, name), '');
  }
  expect(listFiles(root)).toEqual(['.nojekyll', 'array/at.mdx', 'map.mdx']);
});
