import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.1 and 2.2 that axe leaves out unless asked. */
const RULES = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
};

/**
 * Lists the violations that axe finds once animations have ended.
 *
 * @returns Each broken rule with the first element that breaks it.
 */
export async function findBarriers(page: Page): Promise<[rule: string, html: string][]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  const axe = new AxeBuilder({ page }).options({ rules: RULES, resultTypes: ['violations'] });
  // Otherwise axe also collects what is right, and sums up in a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]!.html]);
}
