import { describe, expect, it } from 'vitest';
import { contentOf, readDocument } from './readDocument';

const CHARSET = '<meta charset="utf-8">';
const STYLES = '<link href="/x/static/css/styles.1.css" rel="stylesheet">';
const PRELOAD = '<link rel="preload" href="/x/static/js/async/route-a.2.js" as="script">';
const SCRIPT = '<script defer src="/x/static/js/index.3.js"></script>';
const INLINE = '<script>if (1 < 2) "<link rel=stylesheet>"</script>';
const html = `<!doctype html><html><head>${CHARSET}<title><b></title>${INLINE}${STYLES}${PRELOAD}${SCRIPT}</head>
<body><noscript><link rel="stylesheet" href="/x/a.css"></noscript><script type="application/json">{}</script></body></html>`;

const read = (source: string) => readDocument('en/guide/a.html', source);

describe('a prerendered document', () => {
  it('is read with the places where the build changes it', () => {
    const document = read(html);
    const source = ({ start, end }: { start: number; end: number }) => html.slice(start, end);
    expect(source(document.charset)).toBe(CHARSET);
    expect(source(document.styleSheet)).toBe(STYLES);
    expect(document.preloads.map(source)).toEqual([PRELOAD]);
    expect(document.scripts.map(({ start, close }) => html.slice(start, close!.end))).toEqual([
      SCRIPT,
    ]);
    expect(document.inlineScripts.map((tag) => contentOf(tag, html))).toEqual([
      'if (1 < 2) "<link rel=stylesheet>"',
    ]);
    expect(html.slice(document.firstScreenEnd)).toMatch(/^<\/head>/);
  });

  it.each([
    ['no head', html.replace('</head>', '')],
    ['no body', html.replace('</body>', '')],
    ['no character set', html.replace(CHARSET, '')],
    ['no style sheet', html.replace(STYLES, STYLES.replace('stylesheet', 'style'))],
    ['2 style sheet', html.replace(STYLES, STYLES + STYLES)],
    ['no script', html.replace(SCRIPT, '')],
    ['is not deferred', html.replace(SCRIPT, SCRIPT.replace('defer ', ''))],
    ['is not deferred', html.replace(SCRIPT, SCRIPT.replace('defer', 'type="module"'))],
  ])('fails the build with its name where there is: %s', (message, changed) => {
    expect(changed).not.toBe(html);
    expect(() => read(changed)).toThrow(new RegExp(`^en/guide/a\\.html: .*${message}`));
  });
});
