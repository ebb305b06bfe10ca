import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PageWithMarkdown } from '../../../content/pageRecord';
import { useText } from '../../../framework/client/useText';
import { useTexts } from '../../../framework/client/useTexts';
import { DIFFERENCES_ID } from '../../../ui/elementIds';
import { listShares } from '../shares';
import texts from '../texts.json';

interface DifferencesProps {
  /** How many calls gave the same as with each counterpart, packed. */
  same: string;
}

/** Where a function and its counterparts differ; the rows are loaded once somebody opens them. */
export function Differences({ same }: DifferencesProps) {
  const t = useText();
  const own = useTexts(texts);
  const { page } = usePage();
  const details = useRef<HTMLDetailsElement>(null);
  const [Rows, setRows] = useState<ComponentType>();
  const load = () => {
    if (!details.current!.open || Rows) return;
    import('./DifferenceRows').then(
      (module) => setRows(() => module.DifferenceRows),
      () => {}, // The link stays, and the next time that it is opened is another attempt.
    );
  };
  // oxlint-disable-next-line react/exhaustive-deps -- opened before this component could react
  useEffect(load, []);
  return (
    <details id={DIFFERENCES_ID} ref={details} onToggle={load}>
      <summary>{own('summary', { list: listShares(same, own('native')) })}</summary>
      {Rows && <Rows />}
      {!Rows && (page as PageWithMarkdown).hasMarkdown && (
        <a href={routePathToMdPath(page.routePath)}>{t('viewMarkdownText')}</a>
      )}
    </details>
  );
}
