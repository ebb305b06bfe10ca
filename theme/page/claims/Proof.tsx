import { createElement } from 'react';
import { useProofView } from './proofView';

interface ProofProps {
  /** Ids of claims and `#ids` of headings, with spaces between them. */
  of?: string;
}

/** Behind a sentence: nothing, until readers want to see what proves it. */
export function Proof({ of = '' }: ProofProps) {
  const view = useProofView();
  return view ? createElement(view, { of: of.split(' ') }) : null;
}
