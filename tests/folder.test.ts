import { expect, it } from 'vitest';
import { describeFolder } from '../scripts/tools.mjs';

const WORKING = ['/home/文档 (试)', '/a b/[c]/{d}', "/a+b&c'd", '/a"b*c.', '/a^b$c@d=e;f,g~h'];

it.each(['#', '?', '!', '%'])('names "%s", which breaks the tools, and the folder', (sign) => {
  const folder = `/home/文档 (试) ${sign}1/funtool`;
  const sentence = describeFolder(folder);
  expect(sentence).toContain(`"${sign}"`);
  expect(sentence).toContain(folder);
  expect(sentence).not.toContain('\n');
});

it.each(WORKING)('lets %s be', (folder) => {
  expect(describeFolder(folder)).toBeUndefined();
});
