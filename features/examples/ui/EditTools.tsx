import { withBase } from '@rspress/core/runtime';
import { useId, useState } from 'react';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';
import { writeEmbed } from '../session/embedLink';
import { useCopied } from '../../../ui/useCopied';
import { useExampleText } from './useExampleText';
import { copyDeferred } from '../../../ui/copyText';
import type { ExampleSession } from './ExampleSession';
import { useTexts } from '../../../framework/client/useTexts';
import type { ExampleState } from './exampleState';
import { exampleTexts } from './exampleTexts';

/** Buttons of an example that is being edited. */
export function EditTools({ session }: { session: ExampleSession }) {
  const t = useExampleText();
  const home = useLocalizedPath()('/');
  const [copied, markCopied] = useCopied();
  const [what, setWhat] = useState<'share' | 'embed'>('share');
  const [failure, setFailure] = useState<'clipboard' | 'length'>();
  const copy = async (kind: typeof what) => {
    setFailure(undefined);
    setWhat(kind);
    const link = session.link();
    const text = kind === 'share' ? link : link.then((address) => embedOf(address, home));
    if (await copyDeferred(text)) {
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
      <button type="button" onClick={() => void copy('share')}>
        {t('shareText')}
      </button>
      <button type="button" onClick={() => void copy('embed')}>
        {t('embedText')}
      </button>
      <output className="ft-example__shared">
        {copied && t(what === 'share' ? 'sharedText' : 'embeddedText')}
        {failure && t(failure === 'length' ? 'shareLongText' : 'shareFailedText')}
      </output>
    </>
  );
}

function embedOf(address: string, home: string): string {
  const { origin, hash } = new URL(address);
  return writeEmbed(origin + withBase(home), hash, `funtool ${EXAMPLE_DATA.version}`);
}

interface EnvironmentChoiceProps {
  session: ExampleSession;
  state: ExampleState;
}

/** Lets a reader give the playground's code a DOM, which code from a link never gets by itself. */
export function EnvironmentChoice({ session, state: { edited, linked } }: EnvironmentChoiceProps) {
  const t = useTexts(exampleTexts);
  const hintId = useId();
  const hasDocument = edited.environment === 'document';
  const isWarned = linked !== undefined && (hasDocument || linked.environment === 'document');
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
