import { enhanced, expect, test } from './fixtures';

/** Disables every way to copy. Self-contained: it is serialised. */
function blockClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.execCommand = () => false;
}

test(
  'has a title, numbers and marked lines, wraps, and says for two seconds that it was copied',
  { tag: '@spec:reading' },
  async ({ page, language: { root, copy, copied, wrap } }) => {
    await page.clock.install();
    await page.goto(`${root}guide/`);
    await enhanced(page);
    // Also off the screen, for pictures of the whole page.
    await expect(page.locator('pre').last()).toHaveCSS('content-visibility', 'visible');
    const title = page.getByText('src/tags.ts', { exact: true });
    const block = page.locator('.rp-codeblock').filter({ has: title });
    await expect(title).toBeVisible();
    const styles = await block
      .locator('.line')
      .evaluateAll((lines) =>
        lines.map((line) => [
          getComputedStyle(line).backgroundColor,
          getComputedStyle(line, '::before').content,
        ]),
      );
    expect(styles[2]![0]).not.toBe(styles[0]![0]);
    expect(styles[0]![1]).toContain('counter');

    const code = block.locator('pre code');
    const wrapping = block.getByRole('button', { name: wrap });
    await expect(code).toHaveCSS('white-space', 'pre');
    await wrapping.press('Enter');
    await expect(code).toHaveCSS('white-space', 'pre-wrap');
    await expect(wrapping).toHaveAttribute('aria-pressed', 'true');
    await wrapping.press('Enter');
    await expect(code).toHaveCSS('white-space', 'pre');

    await page.clock.pauseAt(Date.now() + 60_000);
    const button = block.getByRole('button', { name: copy });
    const status = page.getByRole('status').filter({ hasText: copied });
    await button.press('Enter');
    await expect(status).toHaveCount(1);
    await page.clock.runFor(1900);
    await expect(status).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(status).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test('stops once at a block that scrolls, at no table or panel', async ({ page, language }) => {
  await page.goto(`${language.root}guide/topics/coming-from-lodash`);
  for (const [width, stop] of Object.entries({ 360: 'pre 0', 1440: 'div -1' })) {
    await page.setViewportSize({ width: Number(width), height: 400 });
    const scrolling = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
        .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
        .map((element) => `${element.localName} ${element.getAttribute('tabindex')}`),
    );
    expect([...new Set(scrolling)]).toEqual([stop]);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('has the buttons of code beside Run, not over the code, and says whole what failed @chromium', async ({
    page,
    language: { root, copy, copyFailed, run },
  }) => {
    await page.addInitScript(blockClipboard);
    await page.goto(`${root}guide/api/array/at`);
    await enhanced(page);
    const blocks = page.locator('.rp-codeblock');
    for (const block of await blocks.all()) {
      await block.scrollIntoViewIfNeeded();
      const code = (await block.locator('pre').boundingBox())!;
      const button = block.getByRole('button', { name: copy });
      expect((await button.boundingBox())!.y).toBeGreaterThan(code.y + code.height - 1);
    }
    const [left, right] = await Promise.all(
      [run, copy].map((name) =>
        blocks.first().getByRole('button', { name, exact: true }).boundingBox(),
      ),
    );
    expect(Math.abs(left!.y + left!.height / 2 - right!.y - right!.height / 2)).toBeLessThan(2);
    for (const block of await blocks.all()) {
      await block.getByRole('button', { name: copy }).tap();
      await expect(block.getByRole('status')).toHaveText(copyFailed);
      await expect(block.getByRole('status')).toBeInViewport({ ratio: 1 });
    }
  });
});
