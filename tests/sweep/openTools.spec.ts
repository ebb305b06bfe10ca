import type { Page } from '@playwright/test';
import findTexts from '@funtool-docs/finder/texts/texts.json' with { type: 'json' };
import timingTexts from '../../theme/tools/TimingDemo/texts.json' with { type: 'json' };
import lodash from '../../theme/tools/LodashDemo/texts.json' with { type: 'json' };
import { findBarriers } from '../journeys/barriers';
import { expect, hydrated, type Language, test } from '../journeys/fixtures';
import { dialog } from '../journeys/searchDialog';
import { chooseTextSize } from '../journeys/textSize';

interface Tool {
  path: string;
  reach: (page: Page, language: Language) => Promise<void>;
}

const table = (page: Page, place: string) => page.locator(place).getByRole('table').first();

/** Tools whose content is not in the page until somebody uses them. */
const TOOLS: Record<string, Tool> = {
  'a contract with a call that has run': {
    path: 'guide/api/string/reverse#contract',
    reach: async (page) => {
      const statements = table(page, 'details:has(> #contract)');
      await statements.locator('summary').first().press('Enter');
      await statements.getByRole('button').first().press('Enter');
      await expect(statements.getByRole('status').first()).not.toBeEmpty();
    },
  },
  'the differences of a function': {
    path: 'guide/api/array/at#compared',
    reach: async (page) => expect(table(page, 'details:has(> #compared)')).toBeVisible(),
  },
  'what others of the family give': {
    path: 'guide/api/string/trim#neighbours',
    reach: async (page) => expect(table(page, 'details:has(> #neighbours)')).toBeVisible(),
  },
  'the types of an example': {
    path: 'guide/api/array/at',
    reach: async (page, { types }) => {
      await page.getByRole('button', { name: types, exact: true }).first().press('Enter');
      await expect(page.locator('.ft-types li').first()).toBeVisible();
    },
  },
  'functions by example': {
    path: `guide/find-by-example#find=${encodeURIComponent('[["\'7\', 3","\'007\'"]]')}`,
    reach: async (page) => expect(page.locator('.ft-find__list mark').first()).toBeVisible(),
  },
  'an example that is not understood': {
    path: `guide/find-by-example#find=${encodeURIComponent('[["alert(1)","1"]]')}`,
    reach: async (page) => expect(page.locator('[aria-invalid]')).toBeVisible(),
  },
  'functions by example in the search panel': {
    path: 'guide/api/array/at',
    reach: async (page, { lang }) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill("'a-b' => 'aB'");
      await expect(dialog(page)).toContainText(findTexts.form[lang]);
    },
  },
  'the verdict on functions of lodash': {
    path: 'guide/lodash-check#lodash=isEqual,compact',
    reach: async (page, { lang }) => expect(page.getByText(lodash.instead[lang])).toBeVisible(),
  },
  'a demo with a wrong value': {
    path: 'guide/api/function/throttle',
    reach: async (page, { lang }) => {
      await page.getByLabel(timingTexts.delay[lang]).fill('soon');
      await expect(page.getByText(timingTexts.invalidDelay[lang])).toBeVisible();
    },
  },
};

for (const [what, { path, reach }] of Object.entries(TOOLS)) {
  test(`fits and has no barriers: ${what} @chromium`, async ({ page, language }) => {
    await page.goto(language.root + path);
    await hydrated(page);
    await reach(page, language);
    expect(await findBarriers(page)).toEqual([]);
    await chooseTextSize(page, 200);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
