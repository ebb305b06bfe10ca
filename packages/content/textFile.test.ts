import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readText, replaceFile, writeText } from './textFile';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'text-'));
  file = path.join(folder, 'page.mdx');
});

afterEach(() => rmSync(folder, { recursive: true }));

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
