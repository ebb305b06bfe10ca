import { expect } from './fixtures';
import { kept, readOn, replaceable } from './keptPages';

replaceable.use({ serviceWorkers: 'allow' });

replaceable(
  'shows kept pages while the server is silent, or never finishes @chromium',
  async ({ page, server, language: { lang, root } }) => {
    const title = page.getByRole('heading', { level: 1 });
    await readOn(page, `${root}guide/api/array/at`);
    await kept(page, new RegExp(`pages\\.${lang}\\.`));
    await server.replace(() => {});
    await page.goto(`${root}guide/api/array/union?x=1#signature`);
    await expect(title).toHaveText('union');
    await page.getByRole('link', { name: 'unique', exact: true }).first().click();
    await expect(title).toHaveText('unique');
    await server.replace((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).flushHeaders();
    });
    await page.goto(`${root}guide/api/array/intersect`);
    await expect(title).toHaveText('intersect');
    await page.goto(`${root}guide/`);
    await expect(page).toHaveURL((url) => url.pathname === `/funtool/${root}guide/`);
  },
);
