import { expect, type Page } from '@playwright/test';

/** Widths of windows in pixels; 320 px is 1280 px at 400 % zoom. */
const WIDTHS = [1440, 1024, 768, 375, 320];

/** Text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Expects the parts that every page has, each with a name where it needs one. */
export async function expectParts(page: Page, lang: string, where: string): Promise<void> {
  await expect.soft(page.locator('html'), where).toHaveAttribute('lang', lang);
  await expect.soft(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect.soft(page.getByRole('main'), where).toHaveCount(1);
  await expect.soft(page.getByRole('navigation', { name: /^$/ }), where).toHaveCount(0);
}

/** Lists what is wider than the window, or its cell, in pixels: at every width, and with spaced text, which stays. */
export async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string) => {
    const pixels = await page.$$eval('html, td', (all) =>
      Math.max(...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    );
    if (pixels > 0) found.push(`${pixels} px ${where}`);
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await look(`at ${width} px`);
  }
  await page.addStyleTag({ content: SPACING });
  await look('with spaced text');
  return found;
}
