import type { Page } from '@playwright/test';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { exampleOf } from './example';
import { expect, hydrate, hydrated, saveData, store, test } from './fixtures';

const PAGE = 'en/guide/api/array/at';

const THEME = i18n.switchThemeText.en;

/** Smoke test: reads the page, uses its buttons and navigates. */
async function expectToWork(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expectToRead(page);
  await hydrated(page);
  const html = page.locator('html');
  await page.getByRole('button', { name: THEME }).click();
  await expect(html).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: THEME }).click();
  await expect(html).not.toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: i18n.codeButtonGroupCopyButtonText.en }).first().click();
  await expect(page.getByText(i18n.copiedText.en).first()).toBeAttached();
  await expectToRead(page);
  await page.getByRole('link', { name: i18n.nextPageText.en }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('intersect');
}

/** Sees the title, a text, an example and the sidebar. */
async function expectToRead(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('at');
  await expect(main).toContainText('counted from the start or from the end');
  await expect(main).toContainText("import { at } from 'funtool/array'");
  await expect(page.getByRole('link', { name: 'intersect' }).first()).toBeVisible();
}

/** Deletes properties from the page's globals, whatever object defines them. Self-contained: it is serialised. */
function remove(paths: string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop()!;
    let owner: object | null = names.reduce<object>((all, key) => Reflect.get(all, key), window);
    for (; owner; owner = Reflect.getPrototypeOf(owner)) Reflect.deleteProperty(owner, name);
  }
}

/** Overrides globals; denied ones throw. Self-contained: it is serialised. */
function replace(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const owner = name.startsWith('language') ? navigator : window;
    const get = () => {
      if (value === 'denied') throw new DOMException('denied', 'SecurityError');
      return value ?? undefined;
    };
    Object.defineProperty(owner, name, { configurable: true, get });
  }
}

/** Fills storage up to a dozen characters. */
function fillStorage(): void {
  if (origin === 'null') return;
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('reserve', '12345');
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        for (let part = 0; ; part += 1) storage.setItem(`${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Quota exceeded: try smaller parts.
      }
    }
    storage.removeItem('reserve');
  }
}

const POPOVERS = [
  ...['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
    (name) => `HTMLElement.prototype.${name}`,
  ),
  'HTMLButtonElement.prototype.popoverTargetElement',
];

/** Browsers with missing or unusual APIs. */
const BROWSERS: Record<string, (page: Page) => Promise<unknown>> = {
  'storage blocked': (page) =>
    page.addInitScript(replace, { localStorage: 'denied', sessionStorage: 'denied' }),
  'storage switched off': (page) =>
    page.addInitScript(replace, { localStorage: null, sessionStorage: null }),
  'storage full': (page) => page.addInitScript(fillStorage),
  'broken values in its storage': (page) =>
    store(page, {
      'funtool-theme': '{"theme":',
      'rspress.tabs.modules': '1e99',
      'funtool-visited': '\uD800',
    }),
  'no observers, clipboard and the like': (page) =>
    page.addInitScript(remove, [
      'IntersectionObserver',
      'ResizeObserver',
      'requestIdleCallback',
      'CompressionStream',
      'ClipboardItem',
      'navigator.clipboard',
      'Intl.Segmenter',
      'document.startViewTransition',
    ]),
  'no media queries': (page) => page.addInitScript(remove, ['matchMedia']),
  'no popovers': (page) => page.addInitScript(remove, POPOVERS),
  'a clock in 1970 and no languages': async (page) => {
    await page.clock.setFixedTime(0);
    await page.addInitScript(replace, { language: null, languages: null });
  },
  'a clock in 2100 and unknown languages': async (page) => {
    await page.clock.setFixedTime('2100-01-01');
    await page.addInitScript(replace, { language: 'x-klingon', languages: ['x-klingon', ''] });
  },
};

/** Every one lacks things whose absence others do not hide. */
const OLD_BROWSERS = [
  ['storage blocked', 'a clock in 1970 and no languages'],
  ['storage switched off', 'a clock in 2100 and unknown languages'],
  ['storage full', 'no popovers'],
  ['broken values in its storage', 'no observers, clipboard and the like'],
  ['no media queries'],
];

test.describe('a browser with', () => {
  test.use({ firstVisit: true, locale: 'en-US' });

  for (const names of OLD_BROWSERS) {
    test(`${names.join(', ')} shows pages that work`, async ({ page }) => {
      for (const name of names) await BROWSERS[name]!(page);
      await expectToWork(page);
    });
  }

  test('full storage lets the reader choose another language', async ({ page }) => {
    await page.addInitScript(fillStorage);
    await page.goto('guide/');
    await expect(page).toHaveURL(/\/en\/guide\/$/);
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/funtool\/guide\/$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('a browser without popovers has nothing before the text', async ({ page }) => {
    await page.addInitScript(remove, POPOVERS);
    await page.route(`**/${PAGE}`, async (route) => {
      const html = await (await route.fetch()).text();
      const body = html.replaceAll(':popover-open', ':unknown').replaceAll(' popover="auto"', '');
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(PAGE);
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('heading', { name: 'Signature' }).click();
    await expect(page.getByRole('navigation', { name: i18n.sidebarText.en })).toBeHidden();
  });
});

/** Wraps each text node in elements, as page translators do. Self-contained: it is serialised. */
function translate(): void {
  document.documentElement.lang = 'fr';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, [translate=no]')) continue;
    const element = document.createElement('font');
    element.append(document.createElement('font'));
    element.firstElementChild!.textContent = `«${text.data}»`;
    text.replaceWith(element);
  }
}

/** Changes that extensions make before the page's scripts run. Self-contained: they are serialised. */
const CHANGES: Record<string, () => void> = {
  'attributes, and elements around the page': () => {
    for (const element of [document.documentElement, document.body]) {
      element.classList.add('extension');
      element.dataset['extension'] = '';
      element.style.setProperty('--extension', '1');
    }
    for (const element of document.querySelectorAll('input, a, h1, main, img, button, code')) {
      element.setAttribute('data-gramm', 'false');
      element.setAttribute('style', 'outline-offset: 1px');
    }
    document.documentElement.append(document.createElement('extension-bar'));
    document.body.prepend(document.createElement('extension-bar'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.head.prepend(document.createElement('style'));
    document.head.append(document.createElement('meta'));
  },
  'a translation': translate,
  'elements in the text and at both ends of the page, and others missing': () => {
    for (const element of document.querySelectorAll('h1, h2, p')) {
      element.prepend(document.createElement('extension-badge'));
    }
    const root = document.querySelector('#__rspress_root')!;
    root.prepend(document.createElement('extension-bar'));
    root.append(document.createElement('extension-bar'));
    for (const selector of ['header a', 'main p', 'main pre:not([data-run])', 'footer']) {
      document.querySelector(selector)!.remove();
    }
  },
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`an extension that leaves ${name} does not keep pages from working`, async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
    await expectToWork(page);
  });
}

test.describe('an extension whose script is blocked', () => {
  test.use({ expectedMessages: /Content Security Policy/ });

  test('neither reloads the page nor has it complain', async ({ page }) => {
    await page.goto(PAGE);
    const reports = page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,void 0';
      document.head.append(script);
      return new Promise((done) => script.addEventListener('error', () => done(true)));
    });
    expect(await reports).toBe(true);
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('goes on working in a page that is translated meanwhile, or before it reacts', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.evaluate(translate);
  await page.getByRole('button', { name: THEME }).click();
  await page.getByRole('button', { name: i18n.codeButtonGroupCopyButtonText.en }).first().click();
  await expect(page.getByText(i18n.copiedText.en).first()).toBeAttached();
  await page.keyboard.press('Control+K');
  for (const query of ['deb', 'debounce', 'zzqqxx', 'merge']) {
    await page.getByRole('combobox').fill(query);
    await expect(page.locator(`[data-query="${query}"]`)).toBeVisible();
    await page.evaluate(translate);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('merge');
  await page.goto('en/guide/api/');
  await hydrated(page);
  for (const filter of ['deb', 'debounce', 'zzz', '']) {
    await page.evaluate(translate);
    await page.getByRole('searchbox').fill(filter);
  }
  await page.getByRole('button', { name: i18n['overview.alphabeticalText'].en }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'D', exact: true })).toBeVisible();
  await page.goto('en/guide/api/');
  await page.evaluate(translate);
  await expect(page.getByRole('link', { name: /^at\b/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('debounceSync');
  await expect(page.getByRole('link', { name: /^debounceSync/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('goes on where an extension has moved an element that is to go', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const { block, press } = exampleOf(page, 'en');
  const types = block.getByRole('button', { name: i18n['example.typesText'].en });
  await types.evaluate((button) => {
    const wrapper = document.createElement('extension-badge');
    button.replaceWith(wrapper);
    wrapper.append(button);
  });
  // An example that is edited has no such button.
  await press('edit');
  await expect(block.getByRole('textbox')).toBeVisible();
  await expect(types).toHaveCount(0);
  await press('close');
  await expect(types).toBeVisible();
  await expectToRead(page);
  await page.getByRole('button', { name: THEME }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test.describe('a browser that lacks what scripts cannot do without', () => {
  test.use({ expectedMessages: /MutationObserver is not defined/ });

  test('still shows the page, and says what does not work', async ({
    page,
    language: { lang, root, pageFailed, search, theme, menu, next },
  }) => {
    const run = i18n['example.runText'][lang];
    await page.setViewportSize({ width: 375, height: 812 });
    await page.addInitScript(remove, ['MutationObserver']);
    await page.goto(`${root}guide/api/array/at`);
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('alert')).toContainText(pageFailed);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: search })).toBeDisabled();
    await page.getByRole('button', { name: run }).first().click();
    await expect(page.locator('.ft-note').first()).toBeVisible();
    await hydrate(page);
    await expect(page.getByRole('button', { name: run }).first()).toBeDisabled();
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('button', { name: theme }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
    await expect(page.getByText("import { at } from 'funtool/array'").first()).toBeVisible();
    await page.getByRole('link', { name: next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('intersect');
  });
});

test.describe('a connection that', () => {
  test.use({ expectedMessages: /Failed to load resource|Loading chunk/ });

  test('loses the content of a page once brings it with the next attempt, and says so where it is gone', async ({
    page,
    context,
  }) => {
    await saveData(page);
    const chunk = '**/async/route-*.js';
    await page.route(chunk, (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto(PAGE);
    const reloaded = page.waitForEvent('load');
    // A page whose islands have hydrated is not loaded again.
    await hydrate(page, { withIslands: false });
    await reloaded;
    await hydrated(page);
    await expectToRead(page);
    await page.goto('en/guide/api/array/unique');
    await context.setOffline(true);
    await hydrate(page);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('unique');
  });

  test('stalls leaves search, links and texts', async ({ page }) => {
    await page.route('**/static/**', () => {});
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Control+K');
    await page.keyboard.type('debounce');
    await expect(page.getByRole('combobox')).toHaveValue('debounce');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: THEME }).click();
    await expectToRead(page);
    await page.getByRole('link', { name: i18n.nextPageText.en }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('intersect');
  });
});
