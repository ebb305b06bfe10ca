import { findBarriers } from './barriers';
import { expect, hydrated, NOT_FOUND, test } from './fixtures';
import { expectParts, findOverflows } from './wholePage';

const KINDS = [
  '',
  'guide/',
  'guide/api/array/at',
  'guide/api/function/ObjectId/equals',
  'guide/api/',
  'guide/playground',
  'nowhere',
];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: NOT_FOUND });

test('pages of each kind are whole and have no barriers', async ({
  page,
  language: { lang, root },
}) => {
  test.slow();
  for (const [index, path] of KINDS.entries()) {
    // Widths and themes take turns; `tests/sweep/` has every page, and all that a reader opens.
    await page.setViewportSize({ width: index % 2 === 0 ? 1440 : 375, height: 900 });
    await page.emulateMedia({ colorScheme: index % 4 < 2 ? 'light' : 'dark' });
    await page.goto(root + path);
    await hydrated(page);
    const where = `/${root}${path}`;
    await expectParts(page, lang, where);
    expect.soft(await findBarriers(page), where).toEqual([]);
    expect.soft(await findOverflows(page), where).toEqual([]);
  }
});
