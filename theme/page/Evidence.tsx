import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { EVIDENCE_ID } from '@funtool-docs/shared/elementIds';
import { HOW_CHECKED } from '@funtool-docs/facts/reference/howChecked';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useText } from '../shared/useText';
import { ProofToggle } from './claims/ProofToggle';
import './Evidence.css';

interface EvidenceProps {
  /** The contract and comparisons of the page, as far as there are some. */
  children?: ReactNode;
}

/** All that is measured and proved about an API page, closed until a reader asks for it. */
export function Evidence({ children }: EvidenceProps) {
  const t = useText();
  const localize = useLocalizedPath();
  const { facts, checkedResults = 0 } = usePage().page;
  if (!facts) return null;
  return (
    <details className="ft-evidence">
      <summary>{t('evidence.titleText')}</summary>
      {/* The id is inside: browsers open what holds the target of a link, not the target itself. */}
      <p className="ft-checked" id={EVIDENCE_ID}>
        <Link href={localize(HOW_CHECKED)}>
          {t('facts.checkedText', {
            count: String(checkedResults),
            calls: String(facts.measuredCalls),
          })}
        </Link>
      </p>
      {children}
      <ProofToggle />
    </details>
  );
}
