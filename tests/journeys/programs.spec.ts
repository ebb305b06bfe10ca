import { findBarriers } from './barriers';
import { expect, LANGUAGES, test } from './fixtures';

const GUIDE = 'guide/programs';

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
