import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkNavigation } from '../../plugins/content/checkNavigation';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'navigation-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, json: unknown): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(json));
}

it('accepts navigation that differs in texts only', () => {
  write('docs/zh/_nav.json', [{ text: '首页', link: '/' }]);
  write('docs/en/_nav.json', [{ text: 'Home', link: '/' }]);
  expect(checkNavigation(root, 'zh', 'en')).toEqual([]);
});

it('rejects another structure', () => {
  write('docs/zh/guide/_meta.json', ['a', 'b']);
  write('docs/en/guide/_meta.json', ['b', 'a']);
  expect(checkNavigation(root, 'zh', 'en')).toMatchObject([{ file: 'docs/zh/guide/_meta.json' }]);
});

it('rejects a file that one language lacks', () => {
  write('docs/zh/_meta.json', []);
  write('docs/en/_nav.json', []);
  expect(checkNavigation(root, 'zh', 'en').map(({ message }) => message)).toEqual([
    'add docs/en/_meta.json',
    'add docs/zh/_nav.json',
  ]);
});
