import { test as base, expect, type Page } from '@playwright/test';
import { addressVariable, type SiteName } from './sites/names';

export { expect };

interface Options {
  /** Which site to open. */
  site: SiteName;
  /** First visits are redirected to the reader's language, except in tests by default. */
  firstVisit: boolean;
  /** Expected console errors and warnings; any other fails the test. */
  expectedMessages: RegExp | undefined;
}

/** What the browser reports of a document with status 404, for tests of unknown paths. */
export const NOT_FOUND = /status of 404/;

/** Logged by a page without a service worker, which most tests block. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Tests open paths relative to the site's base, and fail on any console error or warning, and on any
 * request to another host.
 */
export const test = base.extend<Options>({
  firstVisit: [false, { option: true }],
  expectedMessages: [undefined, { option: true }],
  site: ['main', { option: true }],
  baseURL: async ({ site }, use) => use(process.env[addressVariable(site)]),
  page: async ({ page, baseURL, firstVisit, expectedMessages }, use) => {
    const messages: string[] = [];
    const { origin } = new URL(baseURL!);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) {
        messages.push(`request to ${url.href}`);
      }
    });
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (expectedMessages?.test(message.text()) || message.text() === BLOCKED_WORKER) return;
      messages.push(message.text());
    });
    if (!firstVisit) await store(page, { 'rspress-visited': '1' });
    await use(page);
    expect(messages, 'console errors, warnings and requests to others').toEqual([]);
  },
});

/** What differs between the languages in tests that run in both. */
export const LANGUAGES = [
  {
    lang: 'zh',
    root: '',
    search: '搜索文档',
    noResults: '没有找到相关结果 “zzqqxx”',
    tryAnother: '换个关键词再试试',
    retry: '重试',
    cancel: '取消',
    failed: '页面的脚本没能加载',
    theme: '切换深色与浅色',
    menu: '菜单',
    main: '主导航',
    sidebar: '文档目录',
    allPages: /^查看全部 \d+ 页$/,
    outline: '本页目录',
    previous: '上一页',
    next: '下一页',
    lastUpdated: '最后更新',
    edit: '编辑此页',
    skip: '跳到正文',
    filter: '筛选',
    placeholder: '输入关键词',
    byCategory: '按分类',
    alphabetical: '按字母',
    empty: '没有匹配的 API: zzz',
    notFound: '页面未找到',
    home: '回到首页',
    otherLanguage: 'English',
    source: 'github.com 上的 funtool',
    copy: '复制代码',
    copied: '已复制',
    copyFailed: '复制失败。内容已选中，请按 Ctrl/⌘ + C 复制',
    pageFailed: '页面的脚本出了错',
    copyPage: '复制本页 Markdown',
    viewMarkdown: '查看 Markdown',
    wrap: '切换自动换行',
    zoom: '放大图片',
    closeZoom: '收起图片',
    toTop: '回到顶部',
    actions: ['快速开始', '介绍'],
    facts: {
      title: '导入与概况',
      texts: [
        "import { at } from 'funtool/array';81 B",
        "import { at } from 'funtool';4.5 kB（Brotli 压缩后 1.3 kB）",
        '环境浏览器和 Node.js',
        '始于1.0.0-rc.0',
        '体积minify 后；从 funtool 导入总会带上全部正则规则，约 4.4 kB',
      ],
      inNode: '浏览器和 Node.js；在 Node.js 中返回 false',
    },
  },
  {
    lang: 'en',
    root: 'en/',
    search: 'Search Docs',
    noResults: 'No results for “zzqqxx”',
    tryAnother: 'Please try again with a different keyword',
    retry: 'Try again',
    cancel: 'Cancel',
    failed: 'could not be loaded',
    theme: 'Switch between light and dark',
    menu: 'Menu',
    main: 'Main',
    sidebar: 'Documentation',
    allPages: /^All pages \(\d+\)$/,
    outline: 'ON THIS PAGE',
    previous: 'Previous Page',
    next: 'Next Page',
    lastUpdated: 'Last Updated',
    edit: 'Edit this page',
    skip: 'Skip to content',
    filter: 'Filter',
    placeholder: 'Enter keyword',
    byCategory: 'By category',
    alphabetical: 'A–Z',
    empty: 'No matching API found: zzz',
    notFound: 'PAGE NOT FOUND',
    home: 'Take me home',
    otherLanguage: '简体中文',
    source: 'funtool on github.com',
    copy: 'Copy code',
    copied: 'Copied',
    copyFailed: 'Could not copy. The text is selected: press Ctrl/⌘ + C',
    pageFailed: 'The scripts of this page have failed',
    copyPage: 'Copy page as Markdown',
    viewMarkdown: 'View as Markdown',
    wrap: 'Toggle code wrap',
    zoom: 'Zoom image',
    closeZoom: 'Close image',
    toTop: 'Back to top',
    actions: ['Quick Start', 'Introduction'],
    facts: {
      title: 'Import and facts',
      texts: [
        "import { at } from 'funtool/array';81 B",
        "import { at } from 'funtool';4.5 kB (1.3 kB with Brotli)",
        'Runs inbrowsers and Node.js',
        'Since1.0.0-rc.0',
        'an import from funtool always includes the regex rules, about 4.4 kB',
      ],
      inNode: 'browsers and Node.js; in Node.js it returns false',
    },
  },
] as const;

/** Sets local storage for each page; `about:blank` has none. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (origin === 'null') return;
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Presses a key, since pages hydrate on the first interaction, and waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
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
