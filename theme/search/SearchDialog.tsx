import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { LISTBOX_ID, SEARCH_ID } from '@funtool-docs/shared/elementIds';
import { hasModifier } from '@funtool-docs/shared/dom';
import { CODE_FIELD } from '../shared/codeField';
import { Icon } from '../shared/Icon';
import { WAITING_CLASS } from '@funtool-docs/shared/sharedNames';
import { usePendingEnter, useTyping } from './useTyping';
import { useSearchPanel } from './useSearchPanel';
import { useVisibleHeight } from './useVisibleHeight';
import i18n from '../i18n.json';
import texts from './texts.json';
import './SearchDialog.css';

const TEXTS = { ...texts, retry: i18n.searchRetryText };

/** React leaves what the starter writes there before hydration. */
const NOTHING = { __html: '' };

/** Accepts input at once; results follow when engine and index have loaded. */
export function SearchDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const t = useTexts(TEXTS);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const hasRested = useTyping(query);
  const { enter, forget, onKeyDown } = usePendingEnter();
  const { status, panel, failure, error, fail, retry } = useSearchPanel(isOpen);
  useEffect(() => {
    const element = dialog.current!;
    const onToggle = () => {
      setOpen(element.open);
      setQuery(element.open ? input.current!.value : '');
      forget();
    };
    if (element.open) onToggle();
    // Not all browsers fire `toggle` for dialogs.
    const observer = new MutationObserver(onToggle);
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog, forget]);
  const onFailure = useCallback(
    (reason: unknown) => {
      forget();
      fail(reason);
    },
    [forget, fail],
  );
  useVisibleHeight(dialog, isOpen);
  const close = () => dialog.current?.close();
  const tryAgain = () => {
    // The button is about to unmount with the focus.
    input.current!.focus();
    retry();
  };
  // Clicks on the backdrop have the dialog as their target.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current || (isOnLink(event) && !hasModifier(event))) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog, and links react to keys
    <dialog
      className="ft-search"
      id={SEARCH_ID}
      aria-label={t('searchPlaceholderText')}
      data-status={isOpen ? status : undefined}
      ref={dialog}
      onClick={onClick}
      onMouseDown={keepFocus}
    >
      <div className="ft-search__bar">
        <Icon name="search" size={20} />
        <input
          className="ft-search__input"
          ref={input}
          type="text"
          role="combobox"
          {...CODE_FIELD}
          enterKeyHint="go"
          aria-label={t('searchPlaceholderText')}
          aria-autocomplete="list"
          aria-expanded={activeId !== undefined}
          aria-controls={activeId === undefined ? undefined : LISTBOX_ID}
          aria-activedescendant={activeId || undefined}
          placeholder={t('searchPlaceholderText')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            forget();
          }}
          onKeyDown={onKeyDown}
        />
        <button className="ft-search__close" type="button" onClick={close}>
          {t('searchPanelCancelText')}
        </button>
      </div>
      <output className={WAITING_CLASS} dangerouslySetInnerHTML={NOTHING} />
      <div className="ft-search__body">
        {isOpen && panel && (
          <panel.SearchResults
            source={panel.source}
            query={query}
            hasRested={hasRested}
            input={input}
            enter={enter}
            onEntered={forget}
            onActive={setActiveId}
            onFailure={onFailure}
          />
        )}
        {isOpen && failure && (
          <div className="ft-search__empty">
            <Failure error={error} text={t(failure)} button="ft-button">
              <button className="ft-button" type="button" onClick={tryAgain}>
                {t('retry')}
              </button>
            </Failure>
          </div>
        )}
        {status === 'initing' && query && (
          <p className="ft-search__empty">{t('searchLoadingText')}</p>
        )}
      </div>
    </dialog>
  );
}

/** Lets the reader open several results elsewhere, and go on with the keyboard. */
function keepFocus(event: MouseEvent): void {
  if (isOnLink(event) && (hasModifier(event) || event.button !== 0)) event.preventDefault();
}

function isOnLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
