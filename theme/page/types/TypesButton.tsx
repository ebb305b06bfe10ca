import { type RefObject, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import i18n from '../../i18n.json';
import { Loaded } from '../../shared/Loaded';

/** Not `useText`: islands would load all texts. */
const TEXTS = { typesText: i18n['example.typesText'] };

const load = () => import(/* webpackChunkName: "types" */ './TypeList');

/** Prefetches the chunk; a failure shows when it is needed. */
const preload = () => void load().catch(() => {});

/**
 * Opens the list of the types in an example, for readers who cannot point at them. The prerendered
 * page has no such button, which is of no use without scripts.
 */
export function TypesButton({ container }: { container: RefObject<HTMLDivElement | null> }) {
  const t = useTexts(TEXTS);
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  if (!isHydrated) return null;
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current!.focus();
  };
  const loadList = async () => {
    const { TypeList, listTypes } = await load();
    return { TypeList, types: await listTypes(container.current!.querySelector('code')!) };
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        {t('typesText')}
      </button>
      {isOpen && (
        <Loaded load={loadList} control={button} fallback={null}>
          {({ TypeList, types }) => (
            <TypeList id={listId} types={types} onKeyDown={closeOnEscape} />
          )}
        </Loaded>
      )}
    </>
  );
}
