import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { isSearchShortcut } from '../../../framework/starter/searchShortcut';
import { rememberPage } from './recentPages';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';
import { usePreload } from './useSearchPanel';

/**
 * Search button, shortcut Ctrl+K or Cmd+K, and dialog. Before hydration the inline script opens the
 * dialog (`framework/starter/search.ts`).
 */
export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const preload = usePreload();
  useRecentPage();
  const open = () => !dialog.current?.open && dialog.current?.showModal();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <SearchButton onIntent={preload} onOpen={open} />
      <SearchDialog dialog={dialog} />
    </>
  );
}

/** Remembers documentation pages; an untouched page runs no script and counts as not read. */
function useRecentPage(): void {
  const { title, routePath, lang, pageType } = usePage().page;
  useEffect(() => {
    if (pageType === 'doc' && title) rememberPage(lang, { title, link: routePath });
  }, [title, routePath, lang, pageType]);
}
