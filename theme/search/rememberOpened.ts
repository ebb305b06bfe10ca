import { readPageData } from '@funtool-docs/islands/client/embedded';
import { rememberPage } from './recentPages';

/** Remembers that the reader has opened the documentation page that the document is. */
export function rememberOpened(): void {
  const page = readPageData();
  const link = page?.content?.routePath;
  const record = page?.pages.find(({ routePath }) => routePath === link);
  if (!link || !record?.title || !document.querySelector('.rspress-doc')) return;
  rememberPage(page.content!.lang, { title: record.title, link });
}
