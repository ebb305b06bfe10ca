import { useEffect, useState } from 'react';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';
import { usePreload } from './useSearchPanel';

/**
 * Search: a button, the shortcut Ctrl+K or Cmd+K, and the dialog that they open. What finds and shows
 * results is loaded when a reader seems to want it.
 */
export function Search() {
  const [open, setOpen] = useState(false);
  const preload = usePreload();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <SearchButton onIntent={preload} onOpen={() => setOpen(true)} />
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
