// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import i18n from '../../i18n.json';
import type { PageDifferences } from '@funtool-docs/facts/differences/differences';
import { DIFFERENCES_ID, NEIGHBOURS_ID } from '@funtool-docs/shared/elementIds';
import { Disclosure } from '../Evidence';
import texts from './texts.json';

const FILE = '/differences/array/at.json';

const DIFFERENCES: PageDifferences = {
  counterparts: { at: { lodash: '_.nth', native: 'list.at(index)' } },
  counts: { lodash: { same: 1, calls: 3 }, native: { same: 2, calls: 3 } },
  rows: [
    {
      input: 'at(list, 1.5)',
      setup: 'const list = [10, 20]',
      funtool: 'undefined',
      results: { lodash: '20', native: '20' },
      differs: ['lodash', 'native'],
    },
    {
      input: 'at(null, 0)',
      refused: true,
      funtool: 'throws TypeError',
      results: { lodash: 'undefined' },
      differs: ['lodash'],
    },
  ],
};

const shownIn = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows where a function differs from its counterparts', async () => {
  const server = serveFiles({ [FILE]: DIFFERENCES });
  const { user } = renderOnPage(<Disclosure id={DIFFERENCES_ID} summary="Same result" />);
  await vi.dynamicImportSettled();
  expect(server.asked).toEqual([]);
  await user.click(screen.getByText('Same result'));
  await screen.findByRole('table');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Call', 'funtool', 'lodash', 'native']);
  const differs = `≠${texts.differs.en}`;
  expect(shownIn(/at\(list, 1\.5\)/)).toEqual([
    'const list = [10, 20]at(list, 1.5)',
    'undefined',
    `${differs}20`,
    `${differs}20`,
  ]);
  expect(shownIn(/at\(null, 0\)/)).toEqual([
    `at(null, 0)${texts.refused.en}`,
    'throws TypeError',
    `${differs}undefined`,
    '–',
  ]);
  expect(screen.getByText('_.nth')).toBeTruthy();
});

it('asks for the differences once, however often they are opened', async () => {
  const server = serveFiles({ [FILE]: DIFFERENCES });
  const { user } = renderOnPage(<Disclosure id={DIFFERENCES_ID} summary="Same result" />, {
    lang: 'zh',
    path: '/guide/api/array/at',
  });
  const summary = screen.getByText('Same result');
  await user.click(summary);
  await screen.findByRole('table');
  await user.click(summary);
  await user.click(summary);
  expect(screen.getByRole('table')).toBeTruthy();
  expect(server.asked).toEqual([FILE]);
});

it('shows what others of the family give for the same calls, and leads to them', async () => {
  serveFiles({
    '/neighbours/string/trim.json': {
      functions: ['trim', 'trimStart', 'trimEnd'].map((name) => ({ name, page: `string/${name}` })),
      same: [1, 1],
      calls: 3,
      rows: [{ input: "trim('  a  ')", results: ["'a'", "'a  '", "'a'"] }],
    },
  });
  const { user } = renderOnPage(<Disclosure id={NEIGHBOURS_ID} summary="The same calls" />, {
    path: '/en/guide/api/string/trim',
  });
  await user.click(screen.getByText('The same calls'));
  const link = await screen.findByRole('link', { name: 'trimStart' });
  expect(link.getAttribute('href')).toMatch(/\/en\/guide\/api\/string\/trimStart$/);
  expect(screen.queryByRole('link', { name: 'trim' })).toBeNull();
  const different = `≠${texts.differs.en}'a  '`;
  expect(shownIn(/trim\(/)).toEqual(["trim('  a  ')", "'a'", different, "'a'"]);
});

it('leads to the Markdown of the page as long as nothing is shown', async () => {
  serveFiles({ [FILE]: DIFFERENCES });
  const { user } = renderOnPage(<Disclosure id={DIFFERENCES_ID} summary="Same result" />, {
    page: { hasMarkdown: true },
  });
  const name = i18n.viewMarkdownText.en;
  expect(screen.getByText(name).getAttribute('href')).toMatch(/guide\/api\/array\/at\.md$/);
  await user.click(screen.getByText('Same result'));
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
});
