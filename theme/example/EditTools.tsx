import { useEffect, useId, useState } from 'react';
import { useExampleText } from './useExampleText';
import { COPIED_DURATION, copyDeferred } from '../shared/copyText';
import type { ExampleSession } from './ExampleSession';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { ExampleState } from './exampleState';
import { exampleTexts } from './exampleTexts';

/** Buttons of an example that is being edited. */
export function EditTools({ session }: { session: ExampleSession }) {
  const t = useExampleText();
  const [outcome, setOutcome] = useState<'sharedText' | 'shareFailedText' | 'shareLongText'>();
  useEffect(() => {
    if (outcome !== 'sharedText') return undefined;
    const timer = setTimeout(setOutcome, COPIED_DURATION, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    setOutcome(undefined);
    if (await copyDeferred(session.link())) return setOutcome('sharedText');
    const isShort = session.linkAddress().then(
      () => true,
      () => false,
    );
    return setOutcome((await isShort) ? 'shareFailedText' : 'shareLongText');
  };
  return (
    <>
      <button type="button" onClick={session.reset}>
        {t('resetText')}
      </button>
      <button type="button" onClick={() => void copy()}>
        {t('shareText')}
      </button>
      <output className="ft-example__shared">{outcome && t(outcome)}</output>
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
