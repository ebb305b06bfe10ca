// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import { HEAD } from '@funtool-docs/checks/sync/prose';
import texts from '@funtool-docs/checks/sync/texts.json';
import type { TextsToCompare } from '@funtool-docs/checks/sync/textsToCompare';
import { NewerTranslation } from './NewerTranslation';

const FILE = '/static/sync/behind.json';

const TEXTS: TextsToCompare = {
  newer: {
    zh: [
      [
        ['text', '列表最多有 '],
        ['inlineCode', '7'],
        ['text', ' 项。'],
      ],
    ],
    en: [[['text', 'A list has up to 5 items.']]],
  },
  [HEAD]: {
    zh: [[['text', '一。']], [['text', '二。']]],
    en: [[['text', 'One and two.']]],
  },
};

const show = (id: string) =>
  renderOnPage(
    <NewerTranslation id={id} newer="zh" text="newer.zh" page="/guide/behind" file={FILE} />,
    { path: '/en/guide/behind' },
  );

const link = () => screen.getByRole('link', { name: texts['newer.zh'].en });
const cells = () =>
  within(screen.getByRole('table', { name: texts.both.en }))
    .getAllByRole('cell')
    .map(({ lang, textContent }) => [lang, textContent]);

it('leads to the newer text, and to the top of a page whose head is newer @spec:reading', () => {
  const { unmount } = show('newer');
  expect(link().getAttribute('href')).toBe('/funtool/guide/behind#newer');
  expect(link().getAttribute('hreflang')).toBe('zh');
  unmount();
  show(HEAD);
  expect(link().getAttribute('href')).toBe('/funtool/guide/behind');
});

it('shows both texts of a section side by side, and closes them @spec:reading', async () => {
  const server = serveFiles({ [FILE]: TEXTS });
  const { user } = show('newer');
  expect(server.asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.compare.en }));
  await screen.findByRole('table');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['English', '简体中文']);
  expect(cells()).toEqual([
    ['en', 'A list has up to 5 items.'],
    ['zh', '列表最多有 7 项。'],
  ]);
  const close = screen.getByRole('button', { name: texts.close.en });
  expect(close.getAttribute('aria-controls')).toBe(screen.getByRole('table').id);
  await user.click(close);
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.compare.en }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(server.asked).toEqual([FILE]);
});

it('pairs no paragraphs where one text has more of them', async () => {
  serveFiles({ [FILE]: TEXTS });
  const { user } = show(HEAD);
  await user.click(screen.getByRole('button', { name: texts.compare.en }));
  await screen.findByRole('table');
  expect(cells()).toEqual([
    ['en', 'One and two.'],
    ['zh', '一。二。'],
  ]);
});

it('says that the comparison failed, and compares on the next press', async () => {
  const server = serveFiles({ [FILE]: TEXTS });
  server.isDown = true;
  const { user } = show('newer');
  await user.click(screen.getByRole('button', { name: texts.compare.en }));
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed.en);
  server.isDown = false;
  await user.click(screen.getByRole('button', { name: texts.compare.en }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
