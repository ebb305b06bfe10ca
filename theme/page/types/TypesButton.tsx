import { type RefObject, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { waitFor } from '@funtool-docs/shared/dom';
import i18n from '../../i18n.json';

/** Not `useText`: islands would load all texts. */
const TEXTS = {
  typesText: i18n['example.typesText'],
  unavailableText: i18n['example.unavailableText'],
};

const load = () => import(/* webpackChunkName: "types" */ './live');

/** Prefetches the chunk; a failure shows when it is needed. */
const preload = () => void load().catch(() => {});

interface TypesButtonProps {
  /** Contains the code. */
  container: RefObject<HTMLDivElement | null>;
}

/**
 * Opens the list of the types in an example, for readers who cannot point at them. The prerendered
 * page has no such button, which is of no use without scripts.
 */
export function TypesButton({ container }: TypesButtonProps) {
  const t = useTexts(TEXTS);
  const isHydrated = useHydrated();
  const [live, setLive] = useState<Awaited<ReturnType<typeof load>>>();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  if (!isHydrated) return null;
  const toggle = () => {
    setOpen(!isOpen);
    setError(undefined);
    if (live) return;
    const loading = load();
    waitFor(button.current!, loading);
    loading.then(setLive, setError);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current!.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen && live ? listId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
        onKeyDown={closeOnEscape}
      >
        {t('typesText')}
      </button>
      {error !== undefined && <Failure error={error} text={t('unavailableText')} />}
      {isOpen && live && (
        <live.TypeList
          id={listId}
          code={container.current!.querySelector('code')!}
          onKeyDown={closeOnEscape}
        />
      )}
    </>
  );
}
