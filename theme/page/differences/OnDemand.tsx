import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useText } from '../../shared/useText';
import { FILLED_LATER } from '@funtool-docs/shared/sharedNames';
import { waitFor } from '@funtool-docs/shared/dom';

interface OnDemandProps {
  id: string;
  summary: string;
  /** Imports what is shown in it. */
  load: () => Promise<ComponentType>;
}

/** Something to open whose content is loaded then; without scripts it leads to the page's Markdown. */
export function OnDemand({ id, summary, load }: OnDemandProps) {
  const t = useText();
  const { page } = usePage();
  const details = useRef<HTMLDetailsElement>(null);
  const [Content, setContent] = useState<ComponentType>();
  const [error, setError] = useState<unknown>();
  const open = () => {
    if (!details.current!.open || Content) return;
    setError(undefined);
    const loading = load();
    waitFor(details.current!.firstElementChild!, loading);
    loading.then(
      (component) => setContent(() => component),
      setError, // The link stays, and the next time that it is opened is another attempt.
    );
  };
  // oxlint-disable-next-line react/exhaustive-deps -- opened before this component could react
  useEffect(open, []);
  return (
    <details id={id} ref={details} onToggle={open} {...{ [FILLED_LATER]: '' }}>
      <summary>{summary}</summary>
      {Content && <Content />}
      {error !== undefined && (
        <p>
          <Failure error={error} text={t('example.unavailableText')} />
        </p>
      )}
      {!Content && page.hasMarkdown && (
        <a href={routePathToMdPath(page.routePath)}>{t('viewMarkdownText')}</a>
      )}
    </details>
  );
}
