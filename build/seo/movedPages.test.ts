import { describe, expect, it } from 'vitest';
import { site } from '../../site.config';
import { leadToView, movedDocuments } from './movedPages';

/** Runs the script of a document at an address, and returns where it leads. */
function follow(html: string, address: string): string[] {
  const [, script] = /<script>(.*)<\/script>/.exec(html)!;
  const led: string[] = [];
  const { search, hash } = new URL(address, site.url);
  const location = { search, hash, replace: (target: string) => led.push(target) };
  new Function('location', script!)(location);
  return led;
}

describe('a page that has become a view', () => {
  const lead = leadToView('/funtool/', { routePath: '/en/guide/which-function' });

  it('leads there, in its language', () => {
    expect(follow(lead, '')).toEqual(['/funtool/en/guide/api/?view=behaviour']);
  });

  it('keeps what the address asks for, and the place in the page', () => {
    expect(follow(lead, '?takes=string#functions')).toEqual([
      '/funtool/en/guide/api/?view=behaviour&takes=string#functions',
    ]);
  });

  it('is the only one with a script', () => {
    expect(leadToView('/funtool/', { routePath: '/guide/api/' })).toBe('');
  });
});

describe('a page that is gone', () => {
  const pages = [
    { route: '/guide/what-is-checked', title: '核对了什么' },
    { route: '/en/guide/what-is-checked', title: '<What> is checked' },
    { route: '/guide/which-function', title: '筛选函数' },
    { route: '/en/guide/which-function', title: 'Filter functions' },
  ];
  const documents = movedDocuments('/funtool/', pages);
  const english = documents['en/guide/health.html']!;

  it('leaves a document in each language; a page that is there has its own', () => {
    expect(Object.keys(documents)).toEqual(['guide/health.html', 'en/guide/health.html']);
    expect(documents['guide/health.html']).toContain('<html lang="zh">');
    expect(english).toContain('<html lang="en">');
  });

  it('leads to the page that has the rest, with query and place', () => {
    expect(follow(english, '?q=1#badge')).toEqual(['/funtool/en/guide/what-is-checked?q=1#badge']);
  });

  it('names that page to readers without scripts and to search engines', () => {
    const target = '/funtool/en/guide/what-is-checked';
    expect(english).toContain('<title>&lt;What&gt; is checked - funtool</title>');
    expect(english).toContain(`<a href="${target}">&lt;What&gt; is checked</a>`);
    expect(english).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    );
    expect(english).toContain(`<link rel="canonical" href="${new URL(target, site.url).href}">`);
    expect(english).toContain('<meta name="robots" content="noindex">');
  });

  it('cannot lead to one that is gone as well', () => {
    expect(() => movedDocuments('/funtool/', pages.slice(2))).toThrow(
      '/guide/health: there is no page /guide/what-is-checked',
    );
  });
});
