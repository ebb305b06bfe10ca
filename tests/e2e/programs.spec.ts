import type { Page } from '@playwright/test';
import { findBarriers } from './barriers';
import { expect, LANGUAGES, test } from './fixtures';

const GUIDE = 'guide/programs';

/** A tool as a page registers it. */
interface Tool {
  name: string;
  execute: (input: object) => Promise<string>;
}

declare global {
  interface Window {
    webTools?: Map<string, Tool>;
  }
}

/** Makes the browser one that lets pages offer tools (https://webmachinelearning.github.io/webmcp). */
async function addModelContext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools = new Map<string, Tool>();
    window.webTools = tools;
    const registerTool = async (tool: Tool) => void tools.set(tool.name, tool);
    Object.defineProperty(document, 'modelContext', { value: { registerTool } });
  });
}

async function callTool(page: Page, name: string, input: object): Promise<string> {
  return page.evaluate(([tool, given]) => window.webTools!.get(tool)!.execute(given), [
    name,
    input,
  ] as const);
}

for (const { lang, root } of LANGUAGES) {
  test(`leads from the page for programs to files that exist in ${lang}`, async ({
    page,
    request,
  }) => {
    await page.goto(root + GUIDE);
    const links = page.getByRole('table').first().getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- four small requests
      const response = await request.get(new URL(address).pathname);
      expect(response.status(), address).toBe(200);
    }
  });

  test(`has no barriers on the page for programs in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(root + GUIDE);
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`names the data of all pages in llms.txt, and of each in its Markdown, in ${lang}`, async ({
    request,
  }) => {
    const list = await (await request.get(`${root}llms.txt`)).text();
    for (const name of ['api.json', 'api.schema.json', 'skill.md', `${GUIDE}.md`]) {
      expect(list).toContain(
        `funtool/${name.startsWith('api.s') || name === 'skill.md' ? '' : root}${name})`,
      );
    }
    const markdown = await (await request.get(`${root}guide/api/array/at.md`)).text();
    const [, address] = /\((\S+\.json)\)/.exec(markdown)!;
    const response = await request.get(new URL(address!).pathname);
    const data = (await response.json()) as { language: string; pages: { title: string }[] };
    expect(data).toMatchObject({ language: lang, pages: [{ title: 'at' }] });
  });
}

test.describe('in a browser with WebMCP', () => {
  test.beforeEach(async ({ page }) => {
    await addModelContext(page);
    await page.goto('en/guide/api/array/at');
    await expect.poll(() => page.evaluate(() => window.webTools!.size)).toBe(3);
  });

  test('a page offers its search', async ({ page }) => {
    const text = await callTool(page, 'search', { query: 'deep copy' });
    expect(text).toMatch(
      /^1\. \[cloneDeep\]\(http:\S+\/funtool\/en\/guide\/api\/common\/cloneDeep\)/,
    );
  });

  test('a page offers itself, and others, as Markdown', async ({ page }) => {
    expect(await callTool(page, 'page', {})).toMatch(/^# at\n/);
    const address = '/funtool/en/guide/api/';
    expect(await callTool(page, 'page', { address })).toMatch(/^# All functions\n/);
  });

  test('a page finds functions by example', async ({ page }) => {
    const pairs = [{ input: "'a-b'", result: "'aB'" }];
    const text = await callTool(page, 'find_by_example', { pairs });
    expect(text).toContain("- `toCamelCase('a-b')` http");
  });
});

test('other browsers load nothing for it, nor keep it', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => scripts.push(asked.url()));
  await page.goto('en/guide/api/array/at');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('copy');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(scripts.filter((url) => url.includes('web-tools'))).toEqual([]);
  expect(await (await request.get('service-worker.js')).text()).not.toContain('web-tools');
});
