import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from '@funtool-docs/content/parsePage';
import { site } from '../../site.config';
import { readPages } from '@funtool-docs/content/loadSite';
import { isPartial } from '@funtool-docs/content/paths';

const root = path.resolve(import.meta.dirname, '../..');
const demos = readdirSync(path.join(root, 'theme/tools')).filter((name) => name.endsWith('Demo'));
const languages = site.locales
  .filter(({ lang }) => !isPartial(lang))
  .map(({ lang }) => readPages(root, lang));
const demosOf = ({ source }: Page) => source.match(/^<\w+Demo .*\/>$/gm) ?? [];

it('each demo stands on the same pages of every language', () => {
  const [first, ...others] = languages.map((pages) =>
    pages.flatMap((page) => demosOf(page).map((demo) => `${page.slug} ${/\w+/.exec(demo)![0]}`)),
  );
  expect(others).toEqual(others.map(() => first));
  expect(demos.filter((name) => !first!.some((place) => place.endsWith(` ${name}`)))).toEqual([]);
});

it('each demo stands alone below the heading that leads to it', () => {
  const pages = languages.flat().filter((page) => demosOf(page).length > 0);
  const alone =
    /^#{2,3} .* \\\{#try-it\}\n(?:(?!#|```).*\n)*import .*;\n\n<\w+Demo .*\/>\n(?:(?!#|```).*\n)*(?:#|$)/m;
  const wrong = pages.filter(({ source }) => !alone.test(source));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
