import { usePage } from '@rspress/core/runtime';
import type { ProvedPage } from '../../../content/pageRecord';
import { useTexts } from '../../../framework/client/useTexts';
import { Icon } from '../../../ui/Icon';
import { hideProofs, showProofs, useProofView } from './proofView';
import texts from './texts.json';

/** Shows and hides what proves the sentences of a page, if it has some that name their proof. */
export function ProofToggle() {
  const t = useTexts(texts);
  const isShown = useProofView() !== undefined;
  if (!(usePage().page as ProvedPage).hasProofs) return null;
  const toggle = () => (isShown ? hideProofs() : void showProofs());
  return (
    <button className="ft-proof-toggle" type="button" aria-pressed={isShown} onClick={toggle}>
      <Icon name="tick" size={16} />
      {t('showText')}
    </button>
  );
}
