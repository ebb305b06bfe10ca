import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPages } from '@funtool-docs/content/loadSite';
import { site } from '../../site.config';

const FOLDER = 'doc_build/static';

describe('the index of search @spec:search @spec:data', () => {
  it.each(site.locales)(
    'is one file, named by its content, with a record of each page in $lang',
    ({ lang }) => {
      const named = new RegExp(`^search_index\\.${lang}\\.[0-9a-f]+\\.json$`);
      const files = readdirSync(FOLDER).filter((name) => named.test(name));
      expect(files).toHaveLength(1);
      const records = JSON.parse(readFileSync(`${FOLDER}/${files[0]}`, 'utf8')) as object[];
      const start = lang === site.locales[0].lang ? '/guide/' : `/${lang}/guide/`;
      for (const record of records) {
        expect(record).toMatchObject({
          id: expect.any(String),
          title: expect.any(String),
          content: expect.any(String),
          toc: expect.any(Array),
          routePath: expect.stringMatching(new RegExp(`^${start}`)),
          domain: '',
        });
      }
      const routes = records.map((record) => (record as { routePath: string }).routePath);
      const pages = readPages('.', lang).map(({ route }) => route);
      expect(routes.toSorted()).toEqual(
        pages.filter((route) => route.startsWith(start)).toSorted(),
      );
      expect(records.length).toBeGreaterThan(140);
    },
  );
});
