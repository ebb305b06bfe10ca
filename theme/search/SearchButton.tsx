import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { SEARCH_ID } from '@funtool-docs/shared/elementIds';
import { Icon } from '../shared/Icon';
import { Shortcut } from '../shared/Shortcut';
import { searchTexts } from './searchTexts';
import './SearchButton.css';

interface SearchButtonProps {
  onIntent: () => void;
  onOpen: () => void;
}

/** Opens search. It looks like an input in wide windows and is an icon on phones. */
export function SearchButton({ onIntent, onOpen }: SearchButtonProps) {
  const t = useTexts(searchTexts);
  return (
    <button
      className="ft-search-button"
      type="button"
      aria-label={t('searchPlaceholderText')}
      aria-haspopup="dialog"
      aria-controls={SEARCH_ID}
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
