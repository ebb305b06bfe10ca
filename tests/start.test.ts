import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const start = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/start.mjs', ...args], {
    encoding: 'utf8',
    windowsHide: true,
  });

it.each(['check', 'fix', 'new', 'searchApi', 'sync'])(
  'says how to use the command "%s"',
  (command) => {
    const { stdout, status } = start(command, '--help');
    expect(stdout).toContain('Usage: npm run ');
    expect(status).toBe(0);
  },
);

it('names an option that a command does not have, without a stack trace', () => {
  const { stderr, status } = start('fix', '--unknown');
  expect(stderr).toBe("Unknown option '--unknown'. What there is, says --help.\n");
  expect(status).toBe(2);
});
