import { describe, expect, it } from 'vitest';
import { BUILDS } from '../fixtures/buildSites';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { readPage, textOf } from './readBuilt';

const read = (path: string) => readPage(path, `${BUILDS}/options`);

/** The title of a page, without the sign of its link. */
const titleOf = (page: Document) => textOf(page.querySelector('h1')).replace('#', '');

/** Sidebar and outline. */
const NAVIGATION = 'nav[aria-label="Documentation"], nav[aria-label="ON THIS PAGE"]';

describe('kinds of pages @spec:kinds-of-pages', () => {
  it('shows the image of a hero', () => {
    const image = read('en/').querySelector('img[alt=Images]')!;
    expect(image.getAttribute('src')).toBe('/funtool/code.svg');
    expect(image.getAttribute('srcset')).toBe('/funtool/code.svg 2x');
    expect(image.getAttribute('sizes')).toBe('100px');
  });

  it('gives a feature four columns by default, and a link on its title', () => {
    const [first, second] = read('en/').querySelectorAll('li[data-span]');
    expect([first, second].map((card) => card!.getAttribute('data-span'))).toEqual(['4', '6']);
    const link = first!.querySelector('a')!;
    expect([textOf(link), link.getAttribute('href')]).toEqual([
      'Intro',
      '/funtool/en/guide/headings',
    ]);
  });

  it('shows a custom page bare, below the navigation bar', () => {
    const page = read('en/custom');
    expect(titleOf(page)).toBe('Custom');
    expect(page.querySelector('header')).not.toBeNull();
    expect(page.querySelector(NAVIGATION)).toBeNull();
  });

  it('shows a blank page with nothing around its content', () => {
    const page = read('en/blank');
    expect(titleOf(page)).toBe('Blank');
    expect(page.querySelector(`header, :not(h1) > a, ${NAVIGATION}`)).toBeNull();
  });

  it('leaves out sidebar, outline and footer where a page says so', () => {
    const page = read('en/guide/bare');
    expect(titleOf(page)).toBe('Bare');
    expect(page.querySelector(NAVIGATION)).toBeNull();
    expect(page.body.textContent).not.toContain(i18n.prevPageText.en);
  });

  it('groups pages without a group as Others, with their headings of depth 2', () => {
    const main = read('en/guide/').querySelector('main')!;
    const headings = Array.from(main.querySelectorAll('h2'), textOf);
    expect(headings.some((text) => text.startsWith(i18n['overview.othersText'].en))).toBe(true);
    const links = Array.from(main.querySelectorAll('a'), textOf);
    expect(links.some((text) => text.startsWith('Loose'))).toBe(true);
    expect(links.filter((text) => text.includes('Alone'))).toHaveLength(4);
    expect(links.filter((text) => text.includes('Inner'))).toEqual([]);
  });

  it('lists pages of nested groups in an overview', () => {
    const links = Array.from(read('en/guide/').querySelectorAll('main a'), textOf);
    expect(links.some((text) => text.includes('deepEnd'))).toBe(true);
  });
});
