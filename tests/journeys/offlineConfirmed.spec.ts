import type { RequestListener } from 'node:http';
import { expect } from './fixtures';
import { kept, readOn, replaceable } from './keptPages';

replaceable.use({ serviceWorkers: 'allow' });

const silent: RequestListener = () => {};

const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).flushHeaders();
};

for (const [what, listener] of [
  ['is silent', silent],
  ['never finishes', endless],
] as const) {
  replaceable(`shows kept pages while the server ${what} @chromium`, async ({ page, server }) => {
    const title = page.getByRole('heading', { level: 1 });
    await readOn(page, 'en/guide/api/array/at');
    await kept(page, /pages\.en\./);
    await server.replace(listener);
    await page.goto('en/guide/api/array/union?x=1#signature');
    await expect(title).toHaveText('union');
    await page.getByRole('link', { name: 'unique', exact: true }).first().click();
    await expect(title).toHaveText('unique');
    await page.goto('en/guide/');
    await expect(page).toHaveURL(/\/en\/guide\/$/);
  });
}
