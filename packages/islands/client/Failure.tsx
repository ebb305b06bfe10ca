import { type ReactNode, useEffect, useState } from 'react';
import { keepPanel } from '../starter/panels';
import { isOutdated } from './outdated';
import { pageTexts } from 'site-texts';
import { useTexts } from './useTexts';

interface FailureProps {
  /** The error of the attempt to load something. */
  error: unknown;
  /** Says what could not be loaded. */
  text: string;
  /** Class of the button that reloads the page. */
  button?: string;
  /** Another attempt, which helps unless the site was deployed anew. */
  children?: ReactNode;
}

/**
 * Says that something could not be loaded. After a deployment, that is for good: then it says so, and
 * offers to reload the page, which keeps what was typed.
 */
export function Failure({ error, text, button, children }: FailureProps) {
  const t = useTexts(pageTexts);
  const isReplaced = useOutdated(error);
  if (isReplaced === undefined) return null;
  return (
    <span role="alert">
      {isReplaced ? t('outdated') : text}{' '}
      {isReplaced ? (
        <button className={button} type="button" onClick={reload}>
          {t('reload')}
        </button>
      ) : (
        children
      )}
    </span>
  );
}

function reload(): void {
  keepPanel();
  window.location.reload();
}

/** Tells whether a deployment is the reason of a failure; `undefined` until that is known. */
function useOutdated(error: unknown): boolean | undefined {
  const [known, setKnown] = useState<{ error: unknown; isReplaced: boolean }>();
  useEffect(() => {
    let isShown = true;
    void isOutdated(error).then((isReplaced) => isShown && setKnown({ error, isReplaced }));
    return () => {
      isShown = false;
    };
  }, [error]);
  return known && known.error === error ? known.isReplaced : undefined;
}
