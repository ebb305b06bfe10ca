import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { parse as parseHtml } from 'parse5';
import { parse as parsePlist } from 'plist';
import initSqlJs from 'sql.js';
import { afterAll, describe, expect, it } from 'vitest';
import { readPages } from '../../content/loadSite';
import { listFiles } from '../../content/listFiles';
import { isApiPage } from '../../content/paths';
import { site } from '../../site.config';
import { exportSite } from './exportSite';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'export-test-'));
const TIMEOUT = 120_000;

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(site.locales)('in $lang', ({ lang }) => {
  const names = readPages(root, lang)
    .filter(isApiPage)
    .flatMap((page) => page.names);

  it('writes an e-book that a validator accepts', { timeout: TIMEOUT }, async () => {
    const file = await exportSite(root, 'epub', lang, folder);
    const { valid, messages } = await EpubCheck.validate(readFileSync(file));
    expect(messages).toEqual([]);
    expect(valid).toBe(true);
  });

  it('writes a docset in which each name leads to a page', { timeout: TIMEOUT }, async () => {
    const docset = await exportSite(root, 'docset', lang, folder);
    const documents = path.join(docset, 'Contents/Resources/Documents');
    const files = listFiles(documents);
    const info = parsePlist(readFileSync(path.join(docset, 'Contents/Info.plist'), 'utf8'));
    expect(files).toContain((info as Record<string, string>)['dashIndexFilePath']);
    const { Database } = await initSqlJs();
    const index = readFileSync(path.join(docset, 'Contents/Resources/docSet.dsidx'));
    const [{ values = [] } = {}] = new Database(index).exec('SELECT name, path FROM searchIndex');
    const listed = new Map(values.map(([name, target]) => [String(name), String(target)]));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
    expect([...listed.values()].filter((target) => !files.includes(target))).toEqual([]);
    const ids = new Map(
      files.map((file) => [file, attributesOf(path.join(documents, file), 'id')]),
    );
    const broken = files.flatMap((file) =>
      attributesOf(path.join(documents, file), 'href')
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => {
          const [target, hash] = href.split('#');
          return hash
            ? !ids.get(target || file)?.includes(decodeURIComponent(hash))
            : !files.includes(target!);
        })
        .map((href) => `${file}: ${href}`),
    );
    expect(broken).toEqual([]);
  });
});

it.each([
  ['pdf', 'en', /"pdf" is neither epub nor docset/],
  ['epub', 'fr', /no pages in "fr"/],
])('says why it does not write %s in %s', async (format, lang, message) => {
  await expect(exportSite(root, format, lang, folder)).rejects.toThrow(message);
});

/** Values of an attribute in the order of the document. */
function attributesOf(file: string, wanted: string): string[] {
  const found: string[] = [];
  const visit = (node: object): void => {
    const { attrs = [], childNodes = [] } = node as {
      attrs?: { name: string; value: string }[];
      childNodes?: object[];
    };
    for (const { name, value } of attrs) if (name === wanted) found.push(value);
    for (const child of childNodes) visit(child);
  };
  visit(parseHtml(readFileSync(file, 'utf8')));
  return found;
}
