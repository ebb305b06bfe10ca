import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const start = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/start.mjs', ...args], {
    encoding: 'utf8',
    windowsHide: true,
  });

it.each(['check', 'fix', 'searchApi', 'serveSite', 'sync'])(
  'says how to use the command "%s"',
  (command) => {
    const { stdout, status } = start(command, '--help');
    expect(stdout).toMatch(/Usage: npm (?:run|start) /);
    expect(status).toBe(0);
  },
);

it('names an option that a command does not have, without a stack trace', () => {
  const { stderr, status } = start('check', '--unknown');
  expect(stderr).toBe("Unknown option '--unknown'. What there is, says --help.\n");
  expect(status).toBe(2);
});

it.each([
  ['serveSite', '--port', '70000'],
  ['serveSite', '--port', 'NaN'],
  ['searchApi', '--proxies', '1.5'],
])('says what %s cannot use for %s before it begins', (command, option, value) => {
  const { stdout, stderr, status } = start(command, option, value);
  expect(stderr).toContain(`${option} is a whole number from 0 to`);
  expect(stderr.split('\n')).toHaveLength(2);
  expect([stdout, status]).toEqual(['', 2]);
});
