import { useEffect, useRef } from 'react';
import { Island } from '@funtool-docs/islands/client/Island';
import { panelOf } from '@funtool-docs/islands/starter/panels';
import { findByShortcut } from '@funtool-docs/islands/starter/shortcut';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';
import { usePreload } from './useSearchPanel';

/** Search as an island of the page (`theme/islands.tsx`). */
export function Search() {
  return (
    <Island name="search">
      <SearchControls />
    </Island>
  );
}

/**
 * Search button, shortcut Ctrl+K or Cmd+K, and dialog. Before hydration the inline script opens the
 * dialog (`packages/islands/starter/panels.ts`).
 */
export function SearchControls() {
  const dialog = useRef<HTMLDialogElement>(null);
  const preload = usePreload();
  const open = () => !dialog.current?.open && dialog.current?.showModal();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A page that renders anew brings a search of its own.
      if (!dialog.current?.isConnected || panelOf(findByShortcut(event)) !== dialog.current) return;
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
