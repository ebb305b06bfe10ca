import path from 'node:path';
import { expect, it } from 'vitest';
import { isExample, norunReason } from '../../content/codeMeta';
import { edgeCaseExamples } from '../../content/edgeCases';
import { loadSite } from '../../content/loadSite';
import { readOutline } from '../../content/readOutline';
import { countResults } from '../../content/resultSyntax';
import { parseOnce } from '../../features/verification/parseOnce';

const { pages } = loadSite(path.resolve(import.meta.dirname, '../..'));

it.each(pages)('the lines of a page tell what parsing finds in it: $file', (page) => {
  const blocks = page.blocks.map(({ lang, meta, code, section }) => ({
    lang,
    meta,
    code,
    section,
  }));
  const edgeCases = edgeCaseExamples(page).length;
  expect(readOutline(page)).toEqual({ slug: page.slug, names: page.names, blocks, edgeCases });
});

it.each(pages)('its examples state as many results as are found by running: $file', (page) => {
  const run = page.blocks.filter(
    (block) => isExample(block) && norunReason(block.meta) === undefined,
  );
  for (const { code } of run) {
    const stated = parseOnce(code).statements.filter(({ expectation }) => expectation);
    expect(countResults(code)).toBe(stated.length);
  }
});
