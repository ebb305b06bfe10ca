import { useContext, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { editedRunnerAddress, libraryVersion, repository } from 'virtual-site';
import { useExampleText } from './useExampleText';
import {
  reportLink,
  countStatedResults,
  isMismatch,
  isStatement,
  listEvents,
  type RunState,
} from '@funtool-docs/runner/session/runState';
import { EditTools, EnvironmentChoice, PlaygroundLink } from './EditTools';
import { ExampleOutput } from './ExampleOutput';
import type { ExampleSession } from './ExampleSession';
import { type ExampleState, isLinked, useOutcome } from './exampleState';
import { PlaygroundContext } from './playgroundContext';
import { ReloadButton } from './ReloadButton';
import type { LineNote } from './editor/lineNotes';
import { modifierKey } from '@funtool-docs/shared/dom';
import { VisibleText } from './VisibleText';

/** Outcome, output, notes and editor of an example. */
export function ExampleView({
  session,
  container,
}: {
  session: ExampleSession;
  container: HTMLElement;
}) {
  const t = useExampleText();
  const state = useSyncExternalStore(session.subscribe, session.read);
  const { run, isEditing, edited, own, takesFocus, Editor } = state;
  const isOfSeen = run?.request.code === (isEditing ? edited : own).code;
  const isOfLink = isLinked(state);
  const notes = useMemo(
    () => run && isOfSeen && createLineNotes(run, t, isOfLink),
    [run, isOfSeen, t, isOfLink],
  );
  const outcome = useOutcome(state);
  const isPlayground = useContext(PlaygroundContext) !== undefined;
  const output = run && listEvents(run).length > 0 && <ExampleOutput run={run} />;
  const choosesEnvironment = isPlayground || (isOfLink && own.environment === 'document');
  return (
    <>
      {isEditing && (
        <EditTools session={session}>{!isPlayground && <PlaygroundLink {...edited} />}</EditTools>
      )}
      <output className="ft-example__outcome">{outcome}</output>
      {isUnavailable(state) && <ReloadButton />}
      {run && isReported(state) && <ReportLink run={run} page={state.page} />}
      {isEditing && (
        <details className="ft-example__help">
          <summary>{t('keysText')}</summary>
          {t('hintText', { key: modifierKey() })}
        </details>
      )}
      {choosesEnvironment && <EnvironmentChoice session={session} state={state} />}
      {!isPlayground && output}
      {isEditing && Editor
        ? createPortal(
            <>
              {/* What is edited needs the parser. */}
              <link rel="prefetch" href={editedRunnerAddress} />
              {(isOfLink || (state.isRestored && edited.code !== own.code)) && (
                <p className="ft-example__linked" role="note">
                  {t(isOfLink ? 'linkedText' : 'restoredText')}
                </p>
              )}
              <Editor
                value={edited.code}
                notes={notes}
                takesFocus={takesFocus}
                onChange={session.type}
                onRun={session.run}
              />
              {isPlayground && (output || <p className="ft-output">{t('emptyText')}</p>)}
            </>,
            container,
          )
        : notes && <LineNotes container={container} notes={notes} />}
    </>
  );
}

function isUnavailable({ run, failure }: ExampleState): boolean {
  return failure === 'editor' || failure === 'outdated' || run?.end?.type === 'unavailable';
}

/** Only the page's own code is worth reporting: edited code may well differ. */
function isReported({ run, own }: ExampleState): boolean {
  if (!run?.end || run.request.code !== own.code) return false;
  const { total, same } = countStatedResults(run);
  return same < total;
}

function ReportLink({ run, page }: { run: RunState; page: string }) {
  const t = useExampleText();
  const href = reportLink({
    repository,
    version: libraryVersion,
    page,
    browser: navigator.userAgent,
    run,
  });
  return (
    <a className="rp-link" href={href} target="_blank" rel="noopener noreferrer">
      {t('reportText')}
    </a>
  );
}

function LineNotes({ container, notes }: { container: HTMLElement; notes: Map<number, LineNote> }) {
  const lines = container.querySelectorAll('.line');
  return Array.from(notes, ([line, { kind, label, text }]) => {
    const place = lines[line - 1];
    if (!place) return null;
    return createPortal(
      <span className={`ft-note ft-note--${kind} rp-copy-ignore`}>
        <span className="ft-visually-hidden">{label} </span>
        <VisibleText>{text}</VisibleText>
      </span>,
      place,
      String(line),
    );
  });
}

/** Describes results by 1-based line; what code from a link states is only its own claim. */
function createLineNotes(
  { events }: RunState,
  t: ReturnType<typeof useExampleText>,
  isOfLink: boolean,
): Map<number, LineNote> {
  return new Map(
    events.filter(isStatement).map((event): [number, LineNote] => {
      const { line } = event;
      if (event.type === 'unreached') {
        return [line, { kind: 'different', label: '', text: t('unreachedText') }];
      }
      if (event.kind === 'opaque') {
        return [line, { kind: 'different', label: '', text: t('opaqueText') }];
      }
      const { ok, actual } = event;
      if (ok && isOfLink) {
        return [line, { kind: 'claimed', label: '', text: t('linkedSameText') }];
      }
      if (ok) return [line, { kind: 'same', label: t('sameText'), text: '' }];
      const kind = isMismatch(event) ? 'different' : 'value';
      return [line, { kind, label: t('actualText'), text: actual.summary }];
    }),
  );
}
