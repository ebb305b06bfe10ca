import { usePage } from '@rspress/core/runtime';
import { createElement, type MouseEvent, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { useText } from '../../shared/useText';
import { Icon } from '../../shared/Icon';
import { waitFor } from '@funtool-docs/shared/dom';
import { hideProofs, showProofs, useProofView } from './proofView';
import texts from './texts.json';

/** Shows and hides what proves the sentences of a page, if it has some that name their proof. */
export function ProofToggle() {
  const t = useTexts(texts);
  const common = useText();
  const [error, setError] = useState<unknown>();
  const isShown = useProofView() !== undefined;
  if (!usePage().page.hasProofs) return null;
  const toggle = ({ currentTarget }: MouseEvent) => {
    setError(undefined);
    if (isShown) return hideProofs();
    const showing = showProofs();
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

interface ProofProps {
  /** Ids of claims and `#ids` of headings, with spaces between them. */
  of?: string;
}

/** Behind a sentence: nothing, until readers want to see what proves it. */
export function Proof({ of = '' }: ProofProps) {
  const view = useProofView();
  return view ? createElement(view, { of: of.split(' ') }) : null;
}
