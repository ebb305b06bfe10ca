import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedNames } from '../../plugins/content/checkSignature';
import { isApiPage } from '../../plugins/content/parsePage';
import { readPages } from '../../plugins/content/readPages';
import { readFacts } from '../../plugins/library/readFacts';
import { site } from '../../site.config';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readPages(root, site.locales[0].lang).filter(isApiPage);

describe.each(pages)('the facts of $slug', (page) => {
  it('are complete', async () => {
    const facts = (await readFacts(root, page.slug, documentedNames(page)))!;
    expect(facts.measuredCalls).toBeGreaterThan(0);
    expect(['any', 'browser', 'Node']).toContain(facts.environment);
    expect(facts.since).toMatch(/^\d+\.\d+\.\d+/);
    expect(facts.size.minified).toBeGreaterThan(0);
    const files = facts.sources.map((url) => url.replace(/^.*\/blob\/[^/]+\//, ''));
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('the facts', () => {
  it('name the category and group of a nested page', async () => {
    const facts = await readFacts(root, 'guide/api/string/words.mdx', ['words']);
    expect(facts).toMatchObject({ category: 'string', group: 'string', imports: ['words'] });
  });

  it('leave out what an import does not use', async () => {
    const facts = await readFacts(root, 'guide/api/array/at.mdx', ['at']);
    expect(facts!.size.minified).toBeLessThan(120);
  });

  it('are none for a page without measured calls', async () => {
    expect(await readFacts(root, 'guide/api/array/nth.mdx', ['nth'])).toBeUndefined();
  });
});
