import { type ReactEventHandler, useEffect, useRef } from 'react';
import { Island } from '@funtool-docs/islands/client/Island';
import { findByShortcut, panelOf } from '@funtool-docs/islands/starter/panels';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { SEARCH_ID } from '@funtool-docs/shared/elementIds';
import { SearchDialog } from './SearchDialog';
import { usePreload } from './useSearchPanel';
import { Icon } from '../shared/Icon';
import { Shortcut } from '../shared/Shortcut';
import texts from './texts.json';
import './Search.css';

/** Search as an island of the page (`theme/islands.tsx`). */
export function Search() {
  return (
    <Island name="search">
      <SearchControls />
    </Island>
  );
}

/** Search button, shortcut, and dialog, which the starter opens before hydration (`packages/islands/starter/panels.ts`). */
export function SearchControls() {
  const dialog = useRef<HTMLDialogElement>(null);
  const preload = usePreload();
  const open = (event: Pick<Event, 'preventDefault'>) => {
    // The browser opens it for a command before any script is there, and would say that it is open.
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A page that renders anew brings a search of its own.
      if (!dialog.current?.isConnected || panelOf(findByShortcut(event)) !== dialog.current) return;
      open(event);
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

/** Opens search. It looks like an input in wide windows and is an icon on phones. */
function SearchButton({ onIntent, onOpen }: Record<'onIntent' | 'onOpen', ReactEventHandler>) {
  const t = useTexts(texts);
  return (
    <button
      className="ft-search-button"
      type="button"
      aria-label={t('searchPlaceholderText')}
      aria-haspopup="dialog"
      {...{ commandfor: SEARCH_ID, command: 'show-modal' }}
      aria-keyshortcuts="Control+K Meta+K"
      // Not `onPointerEnter`: the pointer is on the button already when it hydrates.
      onPointerMove={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <Icon name="search" size={20} />
      <span className="ft-search-button__text">{t('searchPlaceholderText')}</span>
      <kbd className="ft-search-button__shortcut" aria-hidden="true" translate="no">
        <Shortcut name="K" />
      </kbd>
    </button>
  );
}
