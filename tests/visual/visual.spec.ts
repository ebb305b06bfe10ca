import { expect, type Page, test } from '@playwright/test';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { usePackagedFonts } from './fonts';

type Lang = 'zh' | 'en';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

/** Waits for the first result of an example; how many there are is up to the page. */
const showsResults = (page: Page) => expect(page.locator('.ft-note--same').first()).toBeVisible();

/** The page on which each state is shown, and what brings it into it. */
const STATES: Record<string, { path: string; enter?: (page: Page, lang: Lang) => unknown }> = {
  home: { path: '' },
  overview: { path: 'guide/api/' },
  function: { path: 'guide/api/string/count' },
  guide: { path: 'guide/topics/copy-or-merge' },
  playground: { path: 'guide/playground', enter: showsResults },
  search: {
    path: 'guide/api/string/count',
    async enter(page) {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill('deep copy');
      // The first one is there before the index.
      await expect(page.getByRole('option').nth(1)).toBeVisible();
    },
  },
  'example-run': {
    path: 'guide/api/string/count',
    async enter(page, lang) {
      const run = page.getByRole('button', { name: i18n['example.runText'][lang] });
      await run.first().click();
      await showsResults(page);
    },
  },
  drawer: {
    path: 'guide/api/string/count',
    enter: (page, lang) => page.getByRole('button', { name: i18n.sidebarText[lang] }).click(),
  },
};

/** Few, and between them each language, theme and width of what differs most by them. */
const PICTURES = [
  ['home', 'zh', 'light', DESKTOP],
  ['home', 'en', 'dark', PHONE],
  ['overview', 'en', 'light', DESKTOP],
  ['overview', 'zh', 'dark', PHONE],
  ['function', 'en', 'dark', DESKTOP],
  ['function', 'zh', 'light', PHONE],
  ['guide', 'zh', 'dark', DESKTOP],
  ['search', 'en', 'light', DESKTOP],
  ['search', 'zh', 'dark', PHONE],
  ['example-run', 'zh', 'light', DESKTOP],
  ['playground', 'zh', 'dark', DESKTOP],
  ['drawer', 'en', 'light', PHONE],
] as const;

for (const [state, lang, theme, viewport] of PICTURES) {
  const picture = `${state}-${lang}-${theme}-${viewport.width}`;
  const { path, enter } = STATES[state]!;

  test.describe(picture, () => {
    test.use({ viewport, colorScheme: theme, locale: lang === 'zh' ? 'zh-CN' : 'en-US' });

    test(`looks as before: ${picture}`, async ({ page }) => {
      await page.goto(process.env['VISUAL_URL'] + (lang === 'zh' ? '' : `${lang}/`) + path);
      await usePackagedFonts(page);
      await enter?.(page, lang);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${picture}.png`, {
        // Changes with each commit.
        mask: [page.locator('.ft-last-updated, .ft-figures__number')],
      });
    });
  });
}
