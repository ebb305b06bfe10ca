import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', windowsHide: true });

it('measures nothing where it does not know one of the steps', () => {
  const { stdout, stderr, status } = node('scripts/bench.mjs', 'speed', 'unknown');
  expect(stderr).toContain('There is no step "unknown"; known are size,');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
