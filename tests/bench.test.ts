import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toolArguments } from '../scripts/tools.mjs';

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', windowsHide: true });

it('finds every benchmark that runs in a browser', () => {
  const config = 'tests/bench/playwright.config.ts';
  const { stdout } = node(...toolArguments(['playwright', 'test', '--list', '--config', config]));
  const specs = readdirSync('tests/bench').filter((file) => file.endsWith('.spec.ts'));
  expect(specs.filter((file) => !stdout.includes(` ${file}:`))).toEqual([]);
  expect(specs).not.toEqual([]);
});

it('measures nothing where it does not know one of the steps', () => {
  const { stdout, stderr, status } = node('scripts/bench.mjs', 'speed', 'unknown');
  expect(stderr).toContain('There is no step "unknown"; known are size,');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
