import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, test } from './fixtures';

const PAGE = 'en/guide/api/array/at';

test('shows the beginning of a page', async ({ visit }) => {
  await visit.open('en/guide/api/type/isEqual');
  await visit.sees({ title: 'isEqual', isTitleShown: true, scrolled: 0 });
});

test('finds a page by its purpose, by keyboard', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.search('deep copy');
  await visit.sees({ results: expect.arrayContaining([expect.stringMatching(/^cloneDeep\b/)]) });
  await visit.press('Enter');
  await visit.sees({
    path: 'en/guide/api/common/cloneDeep',
    title: 'cloneDeep',
    isTitleShown: true,
  });
});

test('finds a section, and shows it', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.search('a key function is ignored');
  await visit.sees({
    results: expect.arrayContaining([expect.stringContaining('A key function is ignored')]),
  });
  await visit.press('Enter');
  await visit.sees({ hash: expect.stringMatching(/^#\w/), isSectionShown: true });
});

test('goes on although the scripts of the page are still on their way', async ({ visit }) => {
  await visit.open(PAGE);
  for (const path of ['en/guide/api/array/union', 'en/guide/api/array/unique', PAGE]) {
    await visit.hydrate();
    await visit.leaveFor(path);
    await visit.sees({ path, isTitleShown: true });
  }
});

test('runs an example', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.click(texts['example.runText'].en);
  await visit.sees({ outcome: 'Results as stated: 3 of 3' });
});

test('runs what a reader has written', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.click(texts['example.editText'].en);
  await visit.sees({ editor: expect.stringContaining('import { at }') });
  await visit.press('a', 'Control');
  await visit.type("'ab'.repeat(2); // => 'abab'");
  await visit.press('Enter', 'Control');
  await visit.sees({ outcome: 'Results as stated: 1 of 1' });
});

test('runs an example in a document', async ({ visit }) => {
  await visit.open('en/guide/api/function/getUA');
  await visit.click(texts['example.runText'].en);
  await visit.sees({ outcome: expect.stringMatching(/^Results as stated: (\d+) of \1$/) });
});

test('runs code in the playground without a press', async ({ visit }) => {
  await visit.open('en/guide/playground');
  await visit.sees({ editor: expect.any(String), outcome: 'Results as stated: 2 of 2' });
});

test('switches the theme and the language, and keeps both', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.sees({ language: 'en', isDark: false });
  await visit.click(texts.switchThemeText.en);
  await visit.sees({ isDark: true });
  await visit.click('简体中文');
  await visit.sees({ path: 'guide/api/array/at', language: 'zh', isDark: true });
  await visit.open('');
  await visit.sees({ path: '', language: 'zh', isDark: true });
});

test.describe('where there is no page', () => {
  test.use({ expectedMessages: /404/ });

  test('says so, and leads home', async ({ visit }) => {
    await visit.open('en/nowhere');
    await visit.sees({ title: texts.notFoundText.en, isTitleShown: true });
    await visit.click(texts.takeMeHomeText.en);
    await visit.sees({ path: 'en/', title: 'funtool' });
  });
});

test('stays where the reader is when the page is loaded again', async ({ visit }) => {
  await visit.open(`${PAGE}#signature`);
  await visit.sees({ isSectionShown: true });
  await visit.reload();
  await visit.sees({ title: 'at', hash: '#signature', isSectionShown: true });
  await visit.search('unique');
});

test('comes back to a page as it was left @restores', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.click(texts['example.runText'].en);
  await visit.sees({ outcome: 'Results as stated: 3 of 3' });
  await visit.scrollTo(700);
  await visit.sees({ scrolled: 700, sandboxes: 0 });
  await visit.leaveFor('en/guide/api/array/unique');
  await visit.sees({ title: 'unique', scrolled: 0, outcome: '' });
  await visit.goBack();
  await visit.sees({ title: 'at', scrolled: 700, outcome: 'Results as stated: 3 of 3' });
  await visit.click(texts.switchThemeText.en);
  await visit.sees({ isDark: true });
});

test.describe('after a visit', () => {
  test.use({ expectedMessages: /ERR_CONNECTION_REFUSED/ });

  test('reads and searches offline', async ({ visit }) => {
    await visit.open('en/guide/offline');
    await visit.click('Save all pages in English');
    await visit.waitForPages('en');
    visit.goOffline();
    await visit.open('en/guide/api/array/union');
    await visit.sees({ title: 'union', isTitleShown: true });
    await visit.search('cloneDeep');
    await visit.sees({ results: expect.arrayContaining([expect.stringMatching(/^cloneDeep\b/)]) });
    await visit.press('Enter');
    await visit.sees({ title: 'cloneDeep' });
  });
});
