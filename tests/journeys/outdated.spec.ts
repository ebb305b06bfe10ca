import texts from '../../theme/i18n.json' with { type: 'json' };
import { exampleOf, write } from './example';
import { expect, test } from './fixtures';

const GONE = { status: 404, contentType: 'text/html', body: '<h1>404</h1>' };

test.use({ expectedMessages: /404|Failed to|Loading chunk|search index|LoadError|Error: / });

// Elsewhere: packages/islands/client/Failure.isolated.test.tsx, and the editor in theme/example.
test('says of search that the site was updated, whatever it lacks, and keeps what was typed', async ({
  page,
  language: { lang, root },
}) => {
  for (const file of ['**/search_index.*.json', '**/search-worker*.js', '**/async/search.*.js']) {
    await test.step(file, async () => {
      await page.goto(`${root}guide/playground`);
      const { editor } = exampleOf(page, lang);
      await write(editor, 'mine;');
      await page.route(file, (route) => route.fulfill(GONE));
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('debounce');
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText(texts.outdatedText[lang]);
      await page.unroute(file);
      await alert.getByRole('button', { name: texts['example.reloadText'][lang] }).click();
      await expect(page.getByRole('option').first()).toContainText('debounce');
      await page.keyboard.press('Escape');
      await expect(editor).toHaveText('mine;');
    });
    // Scripts that were loaded once would come from the cache.
    const client = await page.context().newCDPSession(page);
    await client.send('Network.clearBrowserCache');
  }
});
