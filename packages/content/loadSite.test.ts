import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFolder, writeIn } from '../../tests/createFolder';
import { fillInRule, ruleSectionsOf, writtenPlace } from './loadSite';

const PAGE = 'docs/en/rules/qq.mdx';
const SOURCE = 'one\ntwo\n<RuleSections rule="qq" />\nfour\n';

let root: string;
let file: string;

beforeEach(() => {
  root = createFolder();
  file = path.join(root, PAGE);
  writeIn(root, PAGE, SOURCE);
  writeIn(root, 'docs/en/rules/_sections.mdx', "use('$rule')\n\nuse('$RULE')\n");
});

it('fills in the shared sections with the name of the rule', () => {
  expect(fillInRule(SOURCE, file)).toBe("one\ntwo\nuse('qq')\n\nuse('QQ')\nfour\n");
});

it('leaves pages without a place for them as they are', () => {
  expect(fillInRule('one\n', file)).toBe('one\n');
  expect(ruleSectionsOf('one\n', file)).toBeUndefined();
});

it('names the file of the shared sections', () => {
  expect(ruleSectionsOf(SOURCE, file)).toBe(path.join(path.dirname(file), '_sections.mdx'));
});

it.each([
  [2, PAGE, 2],
  [3, 'docs/en/rules/_sections.mdx', 1],
  [5, 'docs/en/rules/_sections.mdx', 3],
  [6, PAGE, 4],
])('finds where line %i was written', (line, writtenIn, written) => {
  expect(writtenPlace({ file: PAGE, line }, root)).toEqual({ file: writtenIn, line: written });
});

it('leaves places in other files as they are', () => {
  const place = { file: 'docs/claims/qq.js', line: 4 };
  expect(writtenPlace(place, root)).toBe(place);
});
