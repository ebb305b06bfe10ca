import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import texts from '../../features/embed/texts.json' with { type: 'json' };
import own from '../../features/examples/ui/texts.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test as base } from './fixtures';

/** A server of another origin, whose only page shows an element. */
const test = base.extend<{ embed: (element: string) => Promise<FrameLocator> }>({
  embed: async ({ context }, use) => {
    let body = '';
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<title>Elsewhere</title>${body}`);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await use(async (element) => {
      body = element;
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      return page.frameLocator('iframe');
    });
    server.close();
  },
});

/** The element that shows some code of the playground. */
async function copyElement(page: Page, root: string, lang: 'zh' | 'en', code: string) {
  await page.goto(`${root}guide/playground`);
  await hydrated(page);
  const editor = page.getByRole('textbox', { name: own.editorText[lang] });
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await page.getByRole('button', { name: own.embedText[lang], exact: true }).click();
  await expect(page.getByText(own.embeddedText[lang])).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const { lang, root } of LANGUAGES) {
  test(`shows and runs an example on another page, in ${lang} @chromium`, async ({
    page,
    embed,
  }) => {
    const code = `import { at } from 'funtool/array';\n\nat([1, 2], -1); // => 2\nconsole.log('seen');\nat([1, 2], 0); // => 5`;
    const frame = await embed(await copyElement(page, root, lang, code));
    await expect(frame.getByText("from 'funtool/array'")).toBeVisible();
    const output = frame.getByRole('list', { name: texts.output[lang] });
    await expect(output.getByRole('listitem')).toHaveCount(0);
    await frame.getByRole('button', { name: texts.run[lang] }).click();
    await expect(output.getByRole('listitem')).toHaveCount(3);
    await expect(output.getByText('seen')).toBeVisible();
    await expect(output.getByRole('listitem').last()).toContainText('5');
    await expect(frame.getByText(texts.finished[lang])).toBeVisible();
    const back = frame.getByRole('link', { name: texts.open[lang] });
    await expect(back).toHaveAttribute('href', /guide\/playground#edit=/);
  });
}

test('stops code that never ends, and runs again @chromium', async ({ page, embed }) => {
  const frame = await embed(await copyElement(page, 'en/', 'en', 'for (;;) {}'));
  await frame.getByRole('button', { name: texts.run.en }).click();
  await frame.getByRole('button', { name: texts.stop.en }).click();
  await expect(frame.getByText(texts.stopped.en)).toBeVisible();
  await expect(frame.getByRole('button', { name: texts.run.en })).toBeVisible();
});

test('gives embedded code neither a document nor the page around it @chromium', async ({
  page,
  embed,
}) => {
  const code = 'console.log(typeof document, typeof parent, typeof localStorage);';
  const frame = await embed(await copyElement(page, 'en/', 'en', code));
  await frame.getByRole('button', { name: texts.run.en }).click();
  await expect(frame.getByText('undefined undefined undefined')).toBeVisible();
});

test('says where code comes from if its address has none', async ({ page }) => {
  await page.goto('en/embed.html#edit=0.broken');
  await expect(page.getByText(texts.empty.en)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
