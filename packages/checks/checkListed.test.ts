import path from 'node:path';
import { expect, it } from 'vitest';
import { parsePage } from '@funtool-docs/content/parsePage';
import { checkListed } from './checkListed';

const root = path.resolve(import.meta.dirname, '../..');

it.each([
  [
    'zh',
    [
      'library/since.json lacks "slug"; add the first release of the export',
      'library/release.json lacks "slug"; add its file, line and size in the documented release',
      'lab/differences/counterparts.json lacks "string/slug"; add its counterparts, or its page in "none"',
      'docs/tasks/groups.json lacks "string/slug"; add the task that it belongs to',
      'docs/search/asked.json lacks "api/string/slug"; add how readers ask for it',
      'tests/relevance/queries.zh.json lacks "api/string/slug"; add what readers type to find it',
    ],
  ],
  [
    'en',
    ['tests/relevance/queries.en.json lacks "api/string/slug"; add what readers type to find it'],
  ],
] as const)(
  'names in %s the file and what to write there, what languages share once',
  (locale, messages) => {
    const slug = 'guide/api/string/slug.mdx';
    const source = '---\ntitle: slug\ndescription: Makes a slug.\n---\n';
    const page = parsePage({ file: `docs/${locale}/${slug}`, locale, slug, source });
    expect(checkListed(page, root).map(({ message }) => message)).toEqual(messages);
  },
);

it('wants of a guide only what readers type for it', () => {
  const slug = 'guide/topics/slugs.mdx';
  const source = '---\ntitle: Slugs\ndescription: Makes slugs.\n---\n';
  const page = parsePage({ file: `docs/zh/${slug}`, locale: 'zh', slug, source });
  expect(checkListed(page, root).map(({ message }) => message)).toEqual([
    'tests/relevance/queries.zh.json lacks "topics/slugs"; add what readers type to find it',
  ]);
});
