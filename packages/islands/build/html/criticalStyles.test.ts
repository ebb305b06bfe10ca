import { expect, it } from 'vitest';
import { createCriticalStyles } from './criticalStyles';
import { readMarkup } from './readDocument';

const CSS = [
  ':root { --used: 1px; --inline: 2px; --print: 3px; --unused: 4px }',
  'p { margin: var(--used) }',
  'table:not(.plain) { border: 0 }',
  '.note[data-kind="warning"]::before { content: "" }',
  '.dark .note { color: white }',
  '.hint { color: grey }',
  '#named { color: red }',
  '@keyframes turn { to { rotate: 1turn } }',
  '.spinner { animation: turn 1s }',
  ':is(ul, ol):hover { color: blue }',
].join('\n');

const createStyles = createCriticalStyles(CSS, ['p { padding: var(--print) }']);
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

it('has a prefixed declaration once, however often it was prefixed', () => {
  const mask = '-webkit-mask: var(--a); -webkit-mask: var(--a); mask: var(--a)';
  const styles = createCriticalStyles(`p { ${mask} }`, [])(readMarkup('<p></p>'));
  expect(styles).toBe('p{-webkit-mask:var(--a);mask:var(--a)}');
});
