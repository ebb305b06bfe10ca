import { expect, type Locator, type Page, test } from '@playwright/test';
import claims from '../../theme/page/claims/texts.json' with { type: 'json' };
import texts from '../../theme/example/texts.json' with { type: 'json' };
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { usePackagedFonts } from './fonts';

type Lang = 'zh' | 'en';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

/** Each language, theme and width once with each of the others. */
const VIEWS = [
  { lang: 'zh', theme: 'light', viewport: DESKTOP },
  { lang: 'en', theme: 'dark', viewport: DESKTOP },
  { lang: 'en', theme: 'light', viewport: PHONE },
  { lang: 'zh', theme: 'dark', viewport: PHONE },
] as const;

interface Picture {
  path: string;
  /** Brings the page into the state of the picture. */
  prepare?: (page: Page, lang: Lang, isPhone: boolean) => Promise<unknown>;
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

const PICTURES: Record<string, Picture> = {
  home: { path: '' },
  overview: { path: 'guide/api/' },
  'overview-by-task': { path: 'guide/api/?view=task' },
  function: { path: 'guide/api/string/count' },
  class: { path: 'guide/api/math/math' },
  check: { path: 'guide/api/type/isEmpty' },
  rule: { path: 'guide/api/regex/builtin/email' },
  guide: { path: 'guide/topics/copy-or-merge' },
  'by-behaviour': { path: 'guide/api/?view=behaviour&takes=string&returns=array' },
  neighbours: {
    path: 'guide/api/string/trim#neighbours',
    prepare: (page) => expect(page.locator('#neighbours').getByRole('table')).toBeVisible(),
  },
  programs: { path: 'guide/programs' },
  'edge-cases': { path: 'guide/api/string/count#edge-cases' },
  matrix: { path: 'guide/api/type/isEmpty#behaviour' },
  compared: {
    path: 'guide/api/array/at#compared',
    prepare: (page) => expect(page.locator('#compared').getByRole('table')).toBeVisible(),
  },
  proofs: {
    path: 'guide/api/array/at#returns',
    prepare: async (page, lang) => {
      await page.locator('.ft-evidence > summary').click();
      await button(page, claims.showText[lang]).click();
      await page.locator('#returns ~ p').getByRole('button').first().click();
    },
  },
  '404': { path: 'guide/nowhere' },
  playground: {
    path: 'guide/playground',
    prepare: (page) => expect(page.locator('.ft-note--same')).toHaveCount(2),
  },
  demo: {
    path: 'guide/api/string/toCamelCase#try-it',
    prepare: (page) => expect(page.locator('section.ft-demo').first()).toBeVisible(),
  },
  search: {
    path: 'guide/api/string/count',
    prepare: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill('deep copy');
      // The first one is there before the index.
      await expect(page.getByRole('option').nth(1)).toBeVisible();
    },
  },
  'search-start': {
    path: 'guide/api/string/count',
    prepare: async (page, lang) => {
      await page.keyboard.press('Control+K');
      await expect(
        page.getByRole('navigation', { name: i18n['home.tasksText'][lang] }),
      ).toBeVisible();
    },
  },
  'example-run': {
    path: 'guide/api/string/count',
    prepare: async (page, lang) => {
      await button(page, i18n['example.runText'][lang]).first().click();
      await expect(page.locator('.ft-note--same')).toHaveCount(3);
    },
  },
  editor: {
    path: 'guide/api/string/count',
    prepare: async (page, lang) => {
      await button(page, i18n['example.editText'][lang]).first().click();
      await expect(page.getByRole('textbox', { name: texts.editorText[lang] })).toBeVisible();
    },
  },
  drawer: {
    path: 'guide/api/string/count',
    prepare: async (page, lang, isPhone) => {
      if (isPhone) await button(page, i18n.sidebarText[lang]).click();
    },
  },
};

for (const { lang, theme, viewport } of VIEWS) {
  const isPhone = viewport === PHONE;
  const root = lang === 'zh' ? '' : `${lang}/`;
  for (const [name, { path, prepare }] of Object.entries(PICTURES)) {
    if (name === 'drawer' && !isPhone) continue;
    const picture = `${name}-${lang}-${theme}-${viewport.width}`;

    test.describe(picture, () => {
      test.use({ viewport, colorScheme: theme, locale: lang === 'zh' ? 'zh-CN' : 'en-US' });

      test(`looks as before: ${picture}`, async ({ page }) => {
        await page.goto(process.env['VISUAL_URL'] + root + path);
        await usePackagedFonts(page);
        await prepare?.(page, lang, isPhone);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${picture}.png`, {
          // Changes with each commit.
          mask: [page.locator('.ft-last-updated, .ft-figures__number')],
        });
      });
    });
  }
}
