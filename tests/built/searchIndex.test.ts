import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPages } from '@funtool-docs/content/loadSite';
import { site } from '../../site.config';

const FOLDER = 'doc_build/static';

it.each(site.locales)(
  'the files of search in $lang are named by their content, and know each page or API page @spec:search @spec:data',
  ({ lang }) => {
    const [named = [], records = []] = ['names', 'index'].map((kind) => {
      const isOwn = new RegExp(`^search_${kind}\\.${lang}\\.[0-9a-f]+\\.json$`);
      const files = readdirSync(FOLDER).filter((name) => isOwn.test(name));
      expect(files).toHaveLength(1);
      return JSON.parse(readFileSync(`${FOLDER}/${files[0]}`, 'utf8')) as { routePath: string }[];
    });
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
    const routes = records.map(({ routePath }) => routePath).toSorted();
    const pages = readPages('.', lang).map(({ route }) => route);
    expect(routes).toEqual(pages.filter((route) => route.startsWith(start)).toSorted());
    const ofApi = routes.filter((route) => route.split('/api/')[1]);
    expect(named.map(({ routePath }) => routePath).toSorted()).toEqual(ofApi);
  },
);
