import { expect, it } from 'vitest';
import { createScriptMinifier } from './inlineScripts';

const greet = `(function greet({ name }) {\n  const text = 'Hello, ' + name;\n  document.title = text;\n})({"name":"Ada"})`;
const block = `{;const saved = localStorage.getItem('theme');document.title = saved ?? 'none';}`;

// oxlint-disable-next-line no-new-func -- as a browser runs it
const run = (code: string) => new Function('document', 'localStorage', code);

it('shortens inline scripts, which do the same as before', async () => {
  const minify = createScriptMinifier();
  const [first, second] = await Promise.all([minify(greet), minify(block)]);
  expect(first.length).toBeLessThan(greet.length);
  expect(first).not.toContain('\n');
  const document = { title: '' };
  run(first)(document, {});
  expect(document.title).toBe('Hello, Ada');
  run(second)(document, { getItem: () => 'dark' });
  expect(document.title).toBe('dark');
});
