import { useState } from 'react';
import { useText } from '../../../framework/client/useText';

interface ReloadButtonProps {
  /** Writes the address that keeps what the reader typed. */
  link?: (() => Promise<string>) | undefined;
}

/** Loads the page anew, with what the reader typed; where that does not fit an address, says so instead. */
export function ReloadButton({ link }: ReloadButtonProps) {
  const t = useText();
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
