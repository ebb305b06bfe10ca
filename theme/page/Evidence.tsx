import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { type ReactNode, useRef } from 'react';
import {
  CONTRACT_ID,
  DIFFERENCES_ID,
  EVIDENCE_ID,
  NEIGHBOURS_ID,
} from '@funtool-docs/shared/elementIds';
import { describeSummary } from '@funtool-docs/facts/contract/summarizeContract';
import { describeShares } from '@funtool-docs/facts/differences/differences';
import texts from '@funtool-docs/facts/differences/texts.json';
import { HOW_CHECKED } from '@funtool-docs/facts/reference/howChecked';
import { Island } from '@funtool-docs/islands/client/Island';
import { FILLED_LATER } from '@funtool-docs/shared/sharedNames';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { useText } from '../shared/useText';
import { ProofToggle } from './claims/ProofToggle';
import { DisclosureContent } from './disclosureIsland';
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

/** Something to open that is loaded then, as an island; without scripts it leads to the page's Markdown. */
export function Disclosure({ id, summary }: { id: string; summary: string }) {
  const t = useText();
  const { hasMarkdown, routePath } = usePage().page;
  const opener = useRef<HTMLElement>(null);
  const markdown = { href: routePathToMdPath(routePath), text: t('viewMarkdownText') };
  return (
    <Island name="disclosure">
      <details className="ft-disclosure" {...{ [FILLED_LATER]: '' }}>
        <summary id={id} ref={opener}>
          {summary}
        </summary>
        <div>
          <DisclosureContent opener={opener} markdown={hasMarkdown ? markdown : undefined} />
        </div>
      </details>
    </Island>
  );
}

/** What the functions of the page keep to. */
export function Contract() {
  const t = useText();
  const { contract, facts } = usePage().page;
  if (!contract || !facts) return null;
  return (
    <Disclosure id={CONTRACT_ID} summary={describeSummary(contract, facts.measuredCalls, t)} />
  );
}

/**
 * Where a function and its counterparts differ.
 *
 * @param props.same Numbers of calls that gave the same as with each counterpart, packed.
 */
export function Differences({ same }: { same: string }) {
  return <Disclosure id={DIFFERENCES_ID} summary={describeShares(same, useTexts(texts))} />;
}

/**
 * Where a function and others of its family differ.
 *
 * @param props.names Names of the others.
 */
export function Neighbours({ names }: { names: string }) {
  return <Disclosure id={NEIGHBOURS_ID} summary={useTexts(texts)('neighbours', { names })} />;
}
