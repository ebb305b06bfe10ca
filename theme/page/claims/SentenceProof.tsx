import { useId, useState } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Icon } from '../../shared/Icon';
import texts from './texts.json';
import { Code } from '../../shared/Code';
import { Loaded } from '../../shared/Loaded';
import './SentenceProof.css';
import { usePage } from '@rspress/core/runtime';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { claimsPathOf } from '@funtool-docs/content/claims/claimsName';

/** Code of claims by their ids. */
type Claims = Record<string, string>;

/** A button behind a sentence, and the code that proves it once it was pressed. */
export function SentenceProof({ of }: { of: string[] }) {
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
  const path = claimsPathOf(usePage().page.routePath);
  return (
    <Loaded load={() => fetchData<Claims>(path)}>
      {(claims) => ids.map((id) => <Code key={id}>{claims[id]}</Code>)}
    </Loaded>
  );
}
