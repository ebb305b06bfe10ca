import { SearchButton } from '@rspress/core/theme';
import { lazy, Suspense, useEffect, useState } from 'react';

const SearchPanel = lazy(() => import('./SearchPanel'));

/**
 * Search. The panel and its index are loaded when it is first opened, and it is only there while it is
 * open: closed, the framework's panel would still react to Enter anywhere on the page.
 */
export function Search() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (open || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <SearchButton setFocused={setOpen} />
      {open && (
        <Suspense>
          <SearchPanel focused setFocused={setOpen} />
        </Suspense>
      )}
    </>
  );
}
