import { useId, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Icon } from '../../shared/Icon';
import texts from './texts.json';
import { useClaims } from './useClaims';
import { Code } from '../../shared/Code';
import './SentenceProof.css';

interface SentenceProofProps {
  /** Ids of claims, and `#ids` of headings of the page. */
  of: string[];
}

/** A button behind a sentence, and the code that proves it once it was pressed. */
export function SentenceProof({ of }: SentenceProofProps) {
  const t = useTexts(texts);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const places = of.filter((proof) => proof.startsWith('#'));
  const claims = of.filter((proof) => !proof.startsWith('#'));
  return (
    <span className="ft-proof">
      <button
        type="button"
        aria-label={t('proofText')}
        title={t('proofText')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="tick" size={12} />
      </button>
      {isOpen && (
        <span className="ft-proof__code" id={id}>
          {places.map((place) => (
            <a key={place} href={place}>
              {t('onPageText')}
            </a>
          ))}
          {claims.length > 0 && <ClaimCode ids={claims} />}
        </span>
      )}
    </span>
  );
}

/** The code of claims; `pre` must not stand in a paragraph. */
function ClaimCode({ ids }: { ids: string[] }) {
  const t = useTexts(texts);
  const { claims, error } = useClaims();
  if (error !== undefined) return <Failure error={error} text={t('failedText')} />;
  if (!claims) return <output>{t('loadingText')}</output>;
  return ids.map((id) => <Code key={id}>{claims[id]}</Code>);
}
