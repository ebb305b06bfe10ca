import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { callForms } from '@funtool-docs/facts/library/callForms';
import { readFacts } from '@funtool-docs/facts/library/readFacts';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import { fileOf, isApiPage, type PageId, pathOf } from '@funtool-docs/content/paths';

/** Adds facts, call forms and the place in the menus to the record of an API page. */
export function describeApi(page: BuiltPage): void {
  if (!isApiPage(page)) return;
  const { root, record } = page;
  record.facts = readFacts(root, page);
  record.category = categoryOf(page, root);
  record.callForms = callForms(page).map(({ methods, ...form }) => ({
    ...form,
    methods: methods.map((name) => ({ name, link: methodLink(root, page, name) })),
  }));
}

/** Methods of a class may have pages of their own beside that of the class. */
function methodLink(root: string, { locale, slug }: PageId, name: string): string {
  const own = path.posix.join(path.posix.dirname(slug), `${name}.mdx`);
  const hasPage =
    slug.endsWith('/index.mdx') && existsSync(path.join(root, fileOf({ locale, slug: own })));
  return hasPage ? pathOf(own) : '#signature';
}
