import { readPages } from '@funtool-docs/content/loadSite';
import { isApiPage } from '@funtool-docs/content/paths';
import facets from '@funtool-docs/facts/facets/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test(
  'lists every function by category, task, behaviour and letter, and keeps the view in the address',
  { tag: ['@spec:kinds-of-pages', '@spec:pages', '@spec:reading'] },
  async ({ page, language }) => {
    const pages = readPages('.', language.lang).filter(isApiPage);
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 2 });
    const view = (name: string) => main.getByRole('button', { name });
    await page.goto(`${language.root}guide/api/`);
    await hydrated(page);

    const folders = new Set(pages.map(({ slug }) => slug.split('/').slice(0, -1).join('/')));
    await expect(headings).toHaveCount(folders.size);
    await expect(main.getByRole('listitem')).toHaveCount(pages.length);
    await expect(main.getByRole('link', { name: /^cloneDeep\b/ }).first()).toContainText(/\S{4}/);
    const names = await main.locator('.ft-overview__name').allTextContents();
    const nested = pages.filter(({ slug }) => /\/(?:builtin|ObjectId)\/(?!index)/.test(slug));
    expect(nested.length).toBeGreaterThan(30);
    const titles = nested.map(({ frontmatter }) => String(frontmatter['title']));
    expect(titles.filter((title) => !names.includes(title))).toEqual([]);

    const chips = page.getByRole('navigation', { name: language.groups });
    await chips.getByRole('link').last().click();
    await expect(page).toHaveURL(/#type$/);
    const { y, height } = (await chips.boundingBox())!;
    const place = async () => (await page.locator('#type').boundingBox())!.y;
    await expect.poll(place).toBeGreaterThanOrEqual(y + height);
    await expect(page.locator('#type')).toBeInViewport();

    const first = await headings.first().textContent();
    await view(language.byTask).press('Enter');
    await expect(headings.first()).not.toHaveText(first!);
    const links = await main
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    expect(new Set(links).size).toBe(pages.length);

    await view(texts['overview.byBehaviourText'][language.lang]).press('Enter');
    const choose = (facet: 'takes' | 'returns', value: string) =>
      page.getByLabel(facets[facet][language.lang], { exact: true }).selectOption(value);
    await choose('takes', 'string');
    await choose('returns', 'array');
    await expect(main.getByRole('rowheader')).toHaveText([/words/]);
    await expect(page).toHaveURL(/\?view=behaviour&takes=string&returns=array$/);

    await view(language.alphabetical).press('Enter');
    await expect(headings.first()).toHaveText('A');
    const letters = await headings.allTextContents();
    expect(letters).toEqual(letters.toSorted());
  },
);
