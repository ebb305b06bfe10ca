import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFilesOf, readText } from '@funtool-docs/content/files';
import { STEPS } from '../scripts/steps.mjs';
import { toolArguments } from '../scripts/tools.mjs';

const FOLDERS = ['build', 'library', 'packages', 'scripts', 'tests', 'theme'];
const START = /\b(?:spawn|execFile|exec)(?:Sync)?\)?\(\s*['"`](?:npx|npm)\b/;
/** Each opens a console on Windows; those of git and of the MCP server are beside their options. */
const STARTS = /\b(?:spawn|fork|execFile)(?:Sync)?\)?\((?!\))/;

const sources = listFilesOf('.', FOLDERS)
  .filter((file) => /\.(?:mjs|tsx?)$/.test(file) && !file.includes('node_modules'))
  .filter((file) => file !== 'tests/tools.test.ts')
  .map((file) => ({ file, source: readText(file) }));

it('starts neither npx nor npm by name, which are batch files on Windows', () => {
  const found = sources.filter(({ source }) => START.test(source));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('hides the windows of the processes that it starts', () => {
  const found = sources.filter(
    ({ file, source }) =>
      source.includes("from 'node:child_process'") &&
      STARTS.test(source) &&
      !source.includes('windowsHide: true') &&
      !/features\/mcp|git|\.test\.ts$/.test(file),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

it.each(Object.entries(STEPS))('finds the script of the step "%s"', (_, { args }) => {
  expect(existsSync(toolArguments(args as [string])[0]!)).toBe(true);
});

it('refuses what no package has', () => {
  expect(() => toolArguments(['vitest-unknown'])).toThrow('vitest-unknown');
});
