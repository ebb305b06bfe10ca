import { useId, useState } from 'react';
import { useCopied } from '../shared/useCopied';
import { useExampleText } from './useExampleText';
import { copyDeferred } from '../shared/copyText';
import type { ExampleSession } from './ExampleSession';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { ExampleState } from './exampleState';
import { exampleTexts } from './exampleTexts';

/** Buttons of an example that is being edited. */
export function EditTools({ session }: { session: ExampleSession }) {
  const t = useExampleText();
  const [copied, markCopied] = useCopied();
  const [failure, setFailure] = useState<'clipboard' | 'length'>();
  const copy = async () => {
    setFailure(undefined);
    const link = session.link();
    if (await copyDeferred(link)) {
      markCopied();
      return;
    }
    try {
      await session.linkAddress();
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
      <button type="button" onClick={() => void copy()}>
        {t('shareText')}
      </button>
      <output className="ft-example__shared">
        {copied && t('sharedText')}
        {failure && t(failure === 'length' ? 'shareLongText' : 'shareFailedText')}
      </output>
    </>
  );
}

interface EnvironmentChoiceProps {
  session: ExampleSession;
  state: ExampleState;
}

/** Lets a reader give code a DOM, which code from a link never gets by itself. */
export function EnvironmentChoice({
  session,
  state: { own, edited, linked },
}: EnvironmentChoiceProps) {
  const t = useTexts(exampleTexts);
  const hintId = useId();
  const hasDocument = edited.environment === 'document';
  const isWarned =
    linked !== undefined &&
    [own, edited, linked].some(({ environment }) => environment === 'document');
  return (
    <div className="ft-example__environment">
      <label>
        <input
          type="checkbox"
          checked={hasDocument}
          aria-describedby={isWarned ? hintId : undefined}
          onChange={({ target }) =>
            session.chooseEnvironment(target.checked ? 'document' : 'worker')
          }
        />
        {t('playground.documentText')}
      </label>
      {isWarned && <p id={hintId}>{t('playground.documentHintText')}</p>}
    </div>
  );
}
