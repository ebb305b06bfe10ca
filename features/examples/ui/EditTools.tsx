import { useState } from 'react';
import { useCopied } from '../../../ui/useCopied';
import { useExampleText } from './useExampleText';
import { copyDeferred } from '../../../ui/copyDeferred';
import type { ExampleSession } from './ExampleSession';

/** Buttons of an example that is being edited. */
export function EditTools({ session }: { session: ExampleSession }) {
  const t = useExampleText();
  const [copied, markCopied] = useCopied();
  const [failure, setFailure] = useState<'clipboard' | 'length'>();
  const share = async () => {
    setFailure(undefined);
    const link = session.link();
    if (await copyDeferred(link)) {
      markCopied();
      return;
    }
    try {
      window.history.replaceState(window.history.state, '', await link);
      setFailure('clipboard');
    } catch {
      setFailure('length');
    }
  };
  return (
    <>
      <button type="button" onClick={session.reset}>
        {t('resetText')}
      </button>
      <button type="button" onClick={() => void share()}>
        {t('shareText')}
      </button>
      <output className="ft-example__shared">
        {copied && t('sharedText')}
        {failure && t(failure === 'length' ? 'shareLongText' : 'shareFailedText')}
      </output>
    </>
  );
}
