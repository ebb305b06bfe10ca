import { useState } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
import { exampleTexts } from './exampleTexts';

interface ReloadButtonProps {
  /** Builds the URL that keeps the reader's edits. */
  link?: (() => Promise<string>) | undefined;
}

/** Reloads the page with the reader's edits, or says that they do not fit a URL. */
export function ReloadButton({ link }: ReloadButtonProps) {
  const t = useTexts(exampleTexts);
  const [isTooLong, setTooLong] = useState(false);
  const reload = async () => {
    try {
      if (link) window.history.replaceState(window.history.state, '', await link());
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
