import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isDemo } from '../../content/codeMeta';
import type { Page } from '../../content/parsePage';
import { site } from '../../site.config';
import { readPages } from '../../content/loadSite';

const root = path.resolve(import.meta.dirname, '../..');
const demos = readdirSync(path.join(root, 'features/demos')).filter((name) =>
  name.endsWith('Demo'),
);
const languages = site.locales.map(({ lang }) => readPages(root, lang));
const demosOf = ({ blocks }: Page) => blocks.filter(isDemo);

it.each(demos)('%s stands on the same pages of every language', (name) => {
  const file = `'@demos/${name}/${name}'`;
  const [first, ...others] = languages.map((pages) =>
    pages
      .filter((page) => demosOf(page).some(({ code }) => code.includes(file)))
      .map(({ slug }) => slug),
  );
  expect(first).not.toEqual([]);
  for (const other of others) expect(other).toEqual(first);
});

it.each(languages.flat().filter((page) => demosOf(page).length > 0))(
  'the demo of $file stands alone below the heading that leads to it',
  ({ blocks, headings }) => {
    const index = blocks.findIndex(isDemo);
    const { lang, line } = blocks[index]!;
    const heading = headings.findLast((other) => other.line < line)!;
    expect([lang, heading.id, heading.depth]).toEqual(['tsx', 'try-it', 3]);
    const next = headings.find((other) => other.line > line)!;
    const below = blocks.filter((block) => block.line > heading.line && block.line < next.line);
    expect(below).toHaveLength(1);
  },
);
