import { expect, it } from 'vitest';
import { createScriptMinifier } from './inlineScripts';

const greet = `(function greet({ name }) {\n  const text = 'Hello, ' + name;\n  document.title = text;\n})({"name":"Ada"})`;
const block = `{;const saved = localStorage.getItem('theme');document.title = saved ?? 'none';}`;
const page = (...scripts: string[]) =>
  `<head>${scripts.map((script) => `<script>${script}</script>`).join('')}<script type="application/json">{ "a": 1 }</script></head>`;

// oxlint-disable-next-line no-new-func -- as a browser runs it
const run = (code: string) => new Function('document', 'localStorage', code);

it('shortens the inline scripts of all documents, which do the same as before', async () => {
  const minify = await createScriptMinifier(page(greet, block));
  const html = minify(page(greet, block));
  expect(html.length).toBeLessThan(page(greet, block).length);
  expect(html).not.toContain('\n');
  const [first, second] = Array.from(
    html.matchAll(/<script>(.*?)<\/script>/g),
    ([, code]) => code!,
  );
  const document = { title: '' };
  run(first!)(document, {});
  expect(document.title).toBe('Hello, Ada');
  run(second!)(document, { getItem: () => 'dark' });
  expect(document.title).toBe('dark');
});

it('leaves data and other scripts alone', async () => {
  const minify = await createScriptMinifier(page(greet));
  expect(minify(page(block))).toBe(page(block));
});
