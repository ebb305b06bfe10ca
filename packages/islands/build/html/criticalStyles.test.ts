import { expect, it } from 'vitest';
import { createCriticalStyles } from './criticalStyles';
import { readMarkup } from './readDocument';

const CSS = [
  ':root { --used: 1px; --inline: 2px; --print: 3px; --unused: 4px }',
  'p { margin: var(--used) }',
  'table:not(.plain) { border: 0 }',
  '.note[data-kind="warning"]::before { content: "" }',
  '.dark .note { color: white }',
  '.hint, ::-webkit-file-upload-button, ::-webkit-search-decoration { color: grey }',
  '#named { color: red }',
  '@keyframes turn { to { rotate: 1turn } }',
  '.spinner { animation: turn 1s }',
  ':is(ul, ol):hover { color: blue }',
].join('\n');

const createStyles = createCriticalStyles(CSS, ['p { padding: var(--print) }']);
/** Styles of a document whose other style sheet uses two variables. */
const stylesOf = (css: string) =>
  createCriticalStyles(css, ['i { margin: var(--a) var(--b) }'])(
    readMarkup('<html><p class="note"></p></html>'),
  );
const criticalStyles = (html: string) => createStyles(readMarkup(html));

it('leaves out rules for classes that no element has', () => {
  const styles = criticalStyles('<p class="note" data-kind="warning">A table</p>');
  expect(styles).toContain('.note[data-kind=warning]');
  expect(styles).toContain('p{');
  expect(styles).not.toContain('.hint');
});

it('leaves out rules for elements and ids that are not there', () => {
  expect(criticalStyles('<p>A paragraph</p>')).not.toContain('table');
  expect(criticalStyles('<p id="other">A paragraph</p>')).not.toContain('#named');
  expect(criticalStyles('<p id="named">A paragraph</p>')).toContain('#named');
});

it('leaves out animations that no rule is left to use', () => {
  expect(criticalStyles('<p></p>')).not.toContain('@keyframes');
  expect(criticalStyles('<p class="spinner"></p>')).toContain('@keyframes turn');
});

it('keeps a rule if one of its alternatives matches', () => {
  expect(criticalStyles('<ol></ol>')).toContain(':is(ul,ol)');
  expect(criticalStyles('<p></p>')).not.toContain(':is(ul,ol)');
});

it('keeps what matches once the theme is dark', () => {
  expect(criticalStyles('<p class="note"></p>')).toContain('.dark .note');
});

it('keeps a rule that only excludes a class', () => {
  expect(criticalStyles('<table></table>')).toContain('table:not(.plain)');
});

it('keeps variables that are used, also beside the style sheet', () => {
  const styles = criticalStyles('<p style="width: var(--inline)"></p>');
  for (const name of ['--used', '--inline', '--print']) expect(styles).toContain(`${name}:`);
  expect(styles).not.toContain('--unused');
});

it('takes no class from scripts', () => {
  const html = `<script>'<p class="hint">'</script>`;
  expect(criticalStyles(html)).not.toContain('.hint');
});

it.each([
  [
    'drops a default that the root sets',
    ':where(:root){--a:1px}html:root{--a:2px}',
    'html:root{--a:2px}',
  ],
  [
    'drops it in every theme, and nothing else',
    ':where(html.dark){--a:1px;--b:1px;color:red}:root{--a:2px}',
    ':where(html.dark){--b:1px;color:red}:root{--a:2px}',
  ],
  [
    'drops what a later rule for the root sets again',
    ':root{--a:1px;--b:1px}html:root{--a:2px}',
    ':root{--b:1px}html:root{--a:2px}',
  ],
])('%s', (_, css, rest) => expect(stylesOf(css)).toBe(rest));

it.each([
  ['the root sets only under a condition', ':where(:root){--a:1px}@media screen{:root{--a:2px}}'],
  ['only a class overrides', ':where(:root){--a:1px}html.dark{--a:2px}'],
  ['only an earlier rule sets too', 'html:root{--a:1px}.note{color:red}:root{--a:2px}'],
  ['stands under a condition', '@media print{:root{--a:1px}}:root{--a:2px}'],
  ['rules of some weight set', '.note{--a:1px}:root{--a:2px}'],
])('keeps a variable that %s', (_, css) => expect(stylesOf(css)).toBe(css));
