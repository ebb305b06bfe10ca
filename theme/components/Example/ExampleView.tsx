import { useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../hooks/useText';
import { reportLink } from '../../support/runner/reportLink';
import { countResults, type RunState } from '../../support/runner/runState';
import { EditTools } from './EditTools';
import { ExampleOutput } from '../ExampleOutput/ExampleOutput';
import type { ExampleSession, ExampleState } from './ExampleSession';
import { LineNotes } from './LineNotes';
import { describeRun } from './notes';
import { useOutcome } from './useOutcome';

interface ExampleViewProps {
  session: ExampleSession;
  /** Holds the code of the page. */
  container: HTMLElement;
}

/** What a reader sees of an example that is run or edited, beside the buttons that do so. */
export function ExampleView({ session, container }: ExampleViewProps) {
  const t = useText();
  const state = useSyncExternalStore(session.subscribe, session.read);
  const { run, isEditing, edited, own, takesFocus, Editor } = state;
  const isOfSeen = run?.request.code === (isEditing ? edited : own).code;
  const notes = useMemo(() => run && isOfSeen && describeRun(run, t), [run, isOfSeen, t]);
  const outcome = useOutcome(state);
  return (
    <>
      {isEditing && <EditTools session={session} />}
      <output className="ft-example__outcome">{outcome}</output>
      {run && isReported(state) && <ReportLink run={run} page={state.page} />}
      {isEditing && <p className="ft-example__hint">{t('example.hintText')}</p>}
      {run && <ExampleOutput run={run} />}
      {isEditing && Editor
        ? createPortal(
            <Editor
              value={edited.code}
              notes={notes}
              takesFocus={takesFocus}
              onChange={session.type}
              onRun={session.run}
            />,
            container,
          )
        : notes && <LineNotes container={container} notes={notes} />}
    </>
  );
}

/** What a reader changed may well differ; what the page has may not. */
function isReported({ run, own }: ExampleState): boolean {
  if (!run?.end || run.request.code !== own.code) return false;
  const { total, same } = countResults(run);
  return same < total;
}

function ReportLink({ run, page }: { run: RunState; page: string }) {
  const t = useText();
  const { repository, version } = EXAMPLE_DATA;
  const href = reportLink({ repository, version, page, browser: navigator.userAgent, run });
  return (
    <a className="rp-link" href={href} target="_blank" rel="noopener noreferrer">
      {t('example.reportText')}
    </a>
  );
}
