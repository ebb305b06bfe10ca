import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useText } from '../../shared/useText';
import { CONTRACT_ID } from '@funtool-docs/shared/elementIds';
import { FILLED_LATER } from '@funtool-docs/shared/sharedNames';
import { waitFor } from '@funtool-docs/shared/dom';
import type { ContractRecord } from '@funtool-docs/facts/contract/contractRecord';
import { describeSummary } from '@funtool-docs/facts/contract/summarizeContract';
import './Contract.css';

interface OpenContract {
  record: ContractRecord;
  ContractCard: typeof import('./ContractCard').ContractCard;
}

/** Shows what the functions of the page keep to. The table and the calls are fetched when it is opened. */
export function Contract() {
  const t = useText();
  const { page } = usePage();
  const { contract, facts, routePath } = page;
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = useRef(false);
  const [opened, setOpened] = useState<OpenContract>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    if (isAsked.current || !details.current?.open) return;
    isAsked.current = true;
    setError(undefined);
    const loading = loadContract(routePath);
    waitFor(details.current.firstElementChild!, loading);
    loading.then(setOpened, (reason: unknown) => {
      isAsked.current = false;
      setError(reason);
    });
  }, [routePath]);
  // It may have been opened before the page reacted.
  useEffect(load, [load]);
  if (!contract || !facts) return null;
  return (
    <details className="ft-contract" ref={details} onToggle={load} {...{ [FILLED_LATER]: '' }}>
      <summary id={CONTRACT_ID}>{describeSummary(contract, facts.measuredCalls, t)}</summary>
      {opened && <opened.ContractCard record={opened.record} />}
      {error !== undefined && <Lost error={error} onRetry={load} />}
      {!opened && <MarkdownLink />}
    </details>
  );
}

async function loadContract(route: string): Promise<OpenContract> {
  const { ContractCard, fetchContract } = await import(
    /* webpackChunkName: "contract" */ './openContract'
  );
  return { record: await fetchContract(route), ContractCard };
}

function Lost({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  return (
    <p>
      <Failure error={error} text={t('example.unavailableText')}>
        <button type="button" onClick={onRetry}>
          {t('searchRetryText')}
        </button>
      </Failure>
    </p>
  );
}

/** The same for readers without scripts. */
function MarkdownLink() {
  const t = useText();
  const { page } = usePage();
  if (!page.hasMarkdown) return null;
  return (
    <p>
      <a href={routePathToMdPath(page.routePath)} type="text/markdown">
        {t('viewMarkdownText')}
      </a>
    </p>
  );
}
