import { useState } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { exampleTexts } from './exampleTexts';

interface ReloadButtonProps {
  /** Sees to the reader's edits; throws if they would be lost. */
  prepare?: (() => Promise<void>) | undefined;
}

/** Reloads the page with the reader's edits, or says that these can be kept nowhere. */
export function ReloadButton({ prepare }: ReloadButtonProps) {
  const t = useTexts(exampleTexts);
  const [isTooLong, setTooLong] = useState(false);
  const reload = async () => {
    try {
      await prepare?.();
      window.location.reload();
    } catch {
      setTooLong(true);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void reload()}>
        {t('example.reloadText')}
      </button>
      {isTooLong && <span role="alert">{t('example.reloadLongText')}</span>}
    </>
  );
}
