import { enhanced, expect, hydrated, LANGUAGES, test } from './fixtures';

/** Disables every way to copy. Self-contained: it is serialised. */
function blockClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.execCommand = () => false;
}

for (const { lang, root, copy, copied, copyFailed, pageActions, copyPage, wrap } of LANGUAGES) {
  test(`says for two seconds that code was copied in ${lang}`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${root}guide/api/array/at`);
    await enhanced(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole('main').getByRole('button', { name: copy }).last();
    const status = page.getByRole('status').filter({ hasText: copied });
    await button.press('Enter');
    await expect(status).toHaveCount(1);
    await page.clock.runFor(1900);
    await expect(status).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(status).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(`says that code could not be copied, and selects it, in ${lang}`, async ({ page }) => {
    await page.addInitScript(blockClipboard);
    page.on('dialog', () => expect.soft('a dialog').toBe('none'));
    await page.goto(`${root}guide/api/array/at`);
    await enhanced(page);
    for (const code of [
      page.locator('.rp-codeblock').first(),
      page.locator('.ft-import__line').first(),
    ]) {
      const button = code.getByRole('button', { name: copy });
      await button.press('Enter');
      const status = code.getByRole('status');
      await expect(status).toHaveText(copyFailed);
      await expect(status).toBeInViewport({ ratio: 1 });
      await expect(button).toBeFocused();
      const selected = await page.evaluate(() => getSelection()!.toString());
      expect(selected).toContain("import { at } from 'funtool/array'");
      expect((await code.textContent())!).toContain(selected.split('\n').at(-1));
      await button.blur();
      await expect(status).toBeEmpty();
    }
  });

  test(`says that a page could not be copied as Markdown in ${lang}`, async ({ page }) => {
    await page.addInitScript(blockClipboard);
    page.on('dialog', () => expect.soft('a dialog').toBe('none'));
    await page.goto(`${root}guide/api/array/at`);
    await hydrated(page);
    await page.getByLabel(pageActions).press('Enter');
    await page.getByRole('button', { name: copyPage }).press('Enter');
    const text = lang === 'zh' ? '复制失败，请打开 Markdown' : 'Could not copy; open the Markdown';
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  });

  test(`toggles the wrapping of a code block in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    await enhanced(page);
    const code = page.locator('pre code').first();
    const button = page.getByRole('button', { name: wrap }).first();
    await expect(code).toHaveCSS('white-space', 'pre');
    await button.press('Enter');
    await expect(code).toHaveCSS('white-space', 'pre-wrap');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.press('Enter');
    await expect(code).toHaveCSS('white-space', 'pre');
  });

  test(`shows the title, the line numbers and the marked lines of a block in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/`);
    const title = page.getByText('src/tags.ts', { exact: true });
    const block = page.locator('.rp-codeblock').filter({ has: title });
    await expect(title).toBeVisible();
    const lines = block.locator('.line');
    const background = (index: number) =>
      lines.nth(index).evaluate((line) => getComputedStyle(line).backgroundColor);
    expect(await background(2)).not.toBe(await background(0));
    const number = await lines
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content);
    expect(number).toContain('counter');
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  for (const { lang, root, copy, copyFailed, run } of LANGUAGES) {
    test(`has the buttons of code beside Run, not over the code, in ${lang} @chromium`, async ({
      page,
    }) => {
      await page.goto(`${root}guide/api/array/at`);
      const blocks = page.locator('.rp-codeblock');
      for (const block of await blocks.all()) {
        await block.scrollIntoViewIfNeeded();
        const code = (await block.locator('pre').boundingBox())!;
        const button = (await block.getByRole('button', { name: copy }).boundingBox())!;
        expect(button.y).toBeGreaterThan(code.y + code.height - 1);
      }
      const answer = blocks.first();
      const [left, right] = await Promise.all(
        [run, copy].map((name) => answer.getByRole('button', { name, exact: true }).boundingBox()),
      );
      expect(Math.abs(left!.y + left!.height / 2 - right!.y - right!.height / 2)).toBeLessThan(2);
    });

    test(`says whole that code could not be copied in ${lang} @chromium`, async ({ page }) => {
      await page.addInitScript(blockClipboard);
      await page.goto(`${root}guide/api/array/at`);
      await enhanced(page);
      for (const block of await page.locator('.rp-codeblock').all()) {
        await block.getByRole('button', { name: copy }).tap();
        await expect(block.getByRole('status')).toHaveText(copyFailed);
        await expect(block.getByRole('status')).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test('draws code off the screen as well, for pictures of the whole page', async ({ page }) => {
  await page.goto('en/guide/');
  await expect(page.locator('pre').last()).toHaveCSS('content-visibility', 'visible');
});
