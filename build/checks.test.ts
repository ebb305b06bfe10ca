import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { take } from './checks';

const FOLDER = path.join(tmpdir(), `site-of-${process.pid}`);

const fileOf = (holder: number) => {
  const name = readdirSync(tmpdir()).find(
    (one) =>
      /^funtool-docs-.*\.pid$/.test(one) &&
      readFileSync(path.join(tmpdir(), one), 'utf8') === String(holder),
  );
  return path.join(tmpdir(), name!);
};

it('names the process that builds the same site, until that has ended', () => {
  take(FOLDER);
  take(FOLDER);
  const file = fileOf(process.pid);
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    windowsHide: true,
  });
  writeFileSync(file, String(other.pid));
  expect(() => take(FOLDER)).toThrow(`Process ${other.pid} is building ${FOLDER}`);
  other.kill();
  const { pid } = spawnSync(process.execPath, ['-e', ''], { windowsHide: true });
  writeFileSync(file, String(pid));
  take(FOLDER);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  rmSync(file);
});
