import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isDemo } from '@funtool-docs/content/codeMeta';
import type { Page } from '@funtool-docs/content/parsePage';
import { site } from '../../site.config';
import { readPages } from '@funtool-docs/content/loadSite';

const root = path.resolve(import.meta.dirname, '../..');
const demos = readdirSync(path.join(root, 'theme/tools')).filter((name) => name.endsWith('Demo'));
const languages = site.locales.map(({ lang }) => readPages(root, lang));
const demosOf = ({ blocks }: Page) => blocks.filter(isDemo);

it('each demo stands on the same pages of every language', () => {
  const apart = demos.filter((name) => {
    const file = `'@demos/${name}/${name}'`;
    const [first, ...others] = languages.map((pages) =>
      pages
        .filter((page) => demosOf(page).some(({ code }) => code.includes(file)))
        .map(({ slug }) => slug)
        .join(),
    );
    return !first || others.some((other) => other !== first);
  });
  expect(apart).toEqual([]);
});

it('each demo stands alone below the heading that leads to it', () => {
  const pages = languages.flat().filter((page) => demosOf(page).length > 0);
  const wrong = pages.filter(({ blocks, headings }) => {
    const { lang, line } = blocks.find(isDemo)!;
    const heading = headings.findLast((other) => other.line < line)!;
    const next = headings.find((other) => other.line > line)!;
    const below = blocks.filter((block) => block.line > heading.line && block.line < next.line);
    const isLedTo = lang === 'tsx' && heading.id === 'try-it' && heading.depth <= 3;
    return !isLedTo || below.length !== 1;
  });
  expect(pages.length).toBeGreaterThan(0);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
