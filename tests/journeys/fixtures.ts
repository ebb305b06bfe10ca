import { test as base, expect, type Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import searchTexts from '../../theme/search/texts.json' with { type: 'json' };
import { HYDRATE_EVENT, HYDRATED, ISLAND } from '@funtool-docs/shared/sharedNames';
import { addressVariable, type SiteName } from '../fixtures/names';

export { expect };

interface Options {
  /** The site to open. */
  site: SiteName;
  /** First visits are redirected to the reader's language, except in tests by default. */
  firstVisit: boolean;
  /** Expected console errors and warnings; any other fails the test. */
  expectedMessages: RegExp | undefined;
  /** Origin of another host that is asked, as for search; any other fails the test. */
  expectedOrigin: string | undefined;
}

interface Fixtures {
  /** The language of the journey, with the texts in which it differs. */
  language: Language;
}

/** The browser reports this of a document with status 404, for tests of unknown paths. */
export const NOT_FOUND = /status of 404/;

/** Logged by a page without a service worker, which most tests block. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Logged on a slow machine, where a page was drawn before the picture of the last one was there. */
const LATE_TRANSITION = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Tests open paths relative to the site's base, and fail on any console error or warning, and on any
 * request to another host.
 */
export const test = base.extend<Options & Fixtures>({
  firstVisit: [false, { option: true }],
  expectedMessages: [undefined, { option: true }],
  expectedOrigin: [undefined, { option: true }],
  site: ['main', { option: true }],
  baseURL: async ({ site }, use) => use(process.env[addressVariable(site)]),
  page: async ({ page, site, baseURL, firstVisit, expectedMessages, expectedOrigin }, use) => {
    const messages: string[] = [];
    // Only the theme of that site animates changes of the page.
    const ofBrowser = new Set([BLOCKED_WORKER, ...(site === 'options' ? [LATE_TRANSITION] : [])]);
    const { origin } = new URL(baseURL!);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && ![origin, expectedOrigin].includes(url.origin)) {
        messages.push(`request to ${url.href} from ${page.url()}`);
      }
    });
    page.on('pageerror', (error) => messages.push(`${error.message} on ${page.url()}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (expectedMessages?.test(message.text()) || ofBrowser.has(message.text())) return;
      messages.push(`${message.text()} on ${page.url()}`);
    });
    if (!firstVisit) await store(page, { 'funtool-visited': '1' });
    await use(page);
    expect(messages, 'console errors, warnings and requests to others').toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  language: async ({}, use, { title }) => use(languageOf(title)),
});

/** Set by `npm run test:all`, which has each journey in the other language, too. */
const isSwapped = process.env['TEST_LANGUAGES'] === 'swapped';

/** Chooses the language of a journey by its title: they take turns, as most journeys differ only by texts. */
function languageOf(title: string): Language {
  const sum = [...title].reduce((total, character) => total + character.codePointAt(0)!, 0);
  return LANGUAGES[(sum + Number(isSwapped)) % LANGUAGES.length]!;
}

const textsIn = (lang: 'zh' | 'en') => ({
  search: searchTexts.searchPlaceholderText[lang],
  retry: texts.searchRetryText[lang],
  cancel: searchTexts.searchPanelCancelText[lang],
  theme: texts.switchThemeText[lang],
  menu: texts.menuText[lang],
  main: texts.mainNavigationText[lang],
  sidebar: texts.sidebarText[lang],
  outline: texts.outlineTitle[lang],
  previous: texts.prevPageText[lang],
  next: texts.nextPageText[lang],
  lastUpdated: texts.lastUpdatedText[lang],
  edit: texts.editLinkText[lang],
  skip: texts.skipToContentText[lang],
  breadcrumb: texts.breadcrumbText[lang],
  allPages: texts.sidebarAllText[lang],
  watchOut: texts.watchOutText[lang],
  factsTitle: texts['facts.titleText'][lang],
  importFrom: texts['facts.importText'][lang],
  filter: texts['overview.filterNameText'][lang],
  byTask: texts['overview.byTaskText'][lang],
  groups: texts['overview.groupsText'][lang],
  alphabetical: texts['overview.alphabeticalText'][lang],
  notFound: texts.notFoundText[lang],
  home: texts.takeMeHomeText[lang],
  copy: texts.codeButtonGroupCopyButtonText[lang],
  copied: texts.copiedText[lang],
  copyFailed: texts.copyFailedText[lang].replace('{{key}}', 'Ctrl'),
  copyPage: texts.copyPageText[lang],
  copyPageFailed: texts.copyPageFailedText[lang],
  viewMarkdown: texts.viewMarkdownText[lang],
  run: texts['example.runText'][lang],
  types: texts['example.typesText'][lang],
  wrap: texts.codeButtonGroupWrapButtonText[lang],
  zoom: texts.zoomImageText[lang],
  closeZoom: texts.closeImageText[lang],
  toTop: texts.scrollToTopText[lang],
});

/** Differences between the languages in tests that run in both. */
export const LANGUAGES = [
  {
    lang: 'zh',
    root: '',
    ...textsIn('zh'),
    failed: '页面的脚本加载失败',
    empty: '没有匹配的 API: zzz',
    otherLanguage: 'English',
    pageFailed: '页面的脚本出了错',
    actions: ['快速开始', '介绍'],
  },
  {
    lang: 'en',
    root: 'en/',
    ...textsIn('en'),
    failed: "Some scripts didn't load",
    empty: 'No matching API found: zzz',
    otherLanguage: '简体中文',
    pageFailed: 'Some scripts failed',
    actions: ['Quick Start', 'Introduction'],
  },
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Sets local storage for each page; `about:blank` has none. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (origin === 'null') return;
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Has a page and its islands hydrate, as what needs React does, and waits for it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute(HYDRATED);
  await expect(page.locator(`[${ISLAND}]:not([${HYDRATED}])`)).toHaveCount(0);
}

/** Waits until a page can do what needs no React. */
export async function enhanced(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
}

/** Has a page hydrate, and its islands unless told otherwise. */
export async function hydrate(page: Page, { withIslands = true } = {}): Promise<void> {
  await page.evaluate(
    ([type, islands]) => {
      const targets = islands ? document.querySelectorAll(islands) : [];
      for (const target of [document, ...targets]) {
        target.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    [HYDRATE_EVENT, withIslands ? `[${ISLAND}]` : ''] as const,
  );
}

/** Reads the clipboard by pasting: only Chromium lets a script read it. */
export async function paste(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const textarea = document.body.appendChild(document.createElement('textarea'));
    textarea.focus();
    return textarea;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return field.evaluate((textarea) => {
    textarea.remove();
    return textarea.value;
  });
}

/** Enables data saving, which turns prefetching off. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
