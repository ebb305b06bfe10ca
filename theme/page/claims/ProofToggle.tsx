import { usePage } from '@rspress/core/runtime';
import {
  type ComponentType,
  createElement,
  type MouseEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { useText } from '../../shared/useText';
import { Icon } from '../../shared/Icon';
import { waitFor } from '@funtool-docs/shared/dom';
import texts from './texts.json';

/** What shows the proof of one sentence, on this page and those that follow; `undefined` until readers want it. */
let view: ComponentType<{ of: string[] }> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const useProofView = () =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => undefined,
  );

async function showProofs(isWanted: boolean): Promise<void> {
  view = isWanted ? (await import('./SentenceProof')).SentenceProof : undefined;
  for (const listener of listeners) listener();
}

/** Shows and hides what proves the sentences of a page, if it has some that name their proof. */
export function ProofToggle() {
  const t = useTexts(texts);
  const common = useText();
  const [error, setError] = useState<unknown>();
  const isShown = useProofView() !== undefined;
  if (!usePage().page.hasProofs) return null;
  const toggle = ({ currentTarget }: MouseEvent) => {
    setError(undefined);
    const showing = showProofs(!isShown);
    waitFor(currentTarget, showing);
    showing.catch(setError);
  };
  return (
    <>
      <button className="ft-proof-toggle" type="button" aria-pressed={isShown} onClick={toggle}>
        <Icon name="tick" size={16} />
        {t('showText')}
      </button>
      {error !== undefined && <Failure error={error} text={common('part.failedText')} />}
    </>
  );
}

/** Behind a sentence: nothing, until readers want to see what proves it. */
export function Proof({ of = '' }: { of?: string }) {
  const shown = useProofView();
  return shown ? createElement(shown, { of: of.split(' ') }) : null;
}
