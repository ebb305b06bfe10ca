import { type ReactNode, useEffect, useId, useState } from 'react';
import { useExampleText } from './useExampleText';
import { COPIED_DURATION, copyDeferred } from '../shared/copyText';
import type { ExampleSession } from './ExampleSession';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { ExampleState } from './exampleState';
import { exampleTexts } from './exampleTexts';
import type { RunRequest } from '@funtool-docs/runner/evaluator/events';
import { encodeShare } from '@funtool-docs/runner/session/shareLink';
import { SiteLink, useLocalizedPath } from '@funtool-docs/islands/client/links';

/** Buttons of an example that is being edited, and other ways on. */
export function EditTools({ session, children }: { session: ExampleSession; children: ReactNode }) {
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
      {children}
      <output className="ft-example__shared">{outcome && t(outcome)}</output>
    </>
  );
}

/** Opens code in the playground; absent while it is too long for a link. */
export function PlaygroundLink({ code, environment }: RunRequest) {
  const t = useExampleText();
  const localize = useLocalizedPath();
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const show = (written: string) => isCurrent && setHash(written);
    encodeShare(0, { code, environment }).then(show, () => show(''));
    return () => {
      isCurrent = false;
    };
  }, [code, environment]);
  return (
    hash && <SiteLink href={localize('/guide/playground') + hash}>{t('playgroundText')}</SiteLink>
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
