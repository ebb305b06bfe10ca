import { memo } from 'react';
import { useExampleText } from './useExampleText';
import type { PrintedValue } from '@funtool-docs/runner/evaluator/events';
import {
  listEvents,
  startTime,
  type RunState,
  type ShownEvent,
} from '@funtool-docs/runner/session/runState';
import { VisibleText } from './VisibleText';
import { Code } from '../shared/Code';

/** In milliseconds. */
const SHORTEST_SHOWN = 50;

/** Console output, errors, and results that do not fit at the end of a line. */
export function ExampleOutput({ run }: { run: RunState }) {
  const t = useExampleText();
  const events = listEvents(run);
  const start = startTime(run);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <ol className="ft-output" aria-label={t('outputText')} tabIndex={0}>
      {events.map((event, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- events stay in the order in which they came
        <Event key={index} event={event} elapsed={event.time - start} />
      ))}
    </ol>
  );
}

/** Memoised: a run may have a thousand events. */
const Event = memo(function Event({ event, elapsed }: { event: ShownEvent; elapsed: number }) {
  const t = useExampleText();
  return (
    <li className={`ft-output__event ft-output__event--${levelOf(event)}`}>
      <span className="ft-output__place">
        {event.line !== undefined && t('lineText', { line: String(event.line) })}
      </span>
      <EventText event={event} />
      {elapsed >= SHORTEST_SHOWN && (
        <span className="ft-output__time">{`${Math.round(elapsed)} ms`}</span>
      )}
    </li>
  );
});

function levelOf(event: ShownEvent): string {
  if (event.type === 'console') return event.level;
  return event.type === 'result' && event.ok !== false ? 'log' : 'error';
}

function EventText({ event }: { event: ShownEvent }) {
  const t = useExampleText();
  if (event.type === 'error') {
    return <Value label={t('levelText.error')} summary={event.message} />;
  }
  if (event.type === 'console') {
    const { level, text } = event;
    return <Value {...text} label={level === 'log' ? '' : t(`levelText.${level}`)} />;
  }
  const { expected } = event;
  return (
    <span className="ft-output__values">
      {expected !== undefined && <Value label={t('statedText')} summary={expected} />}
      {event.type === 'unreached' ? (
        t('unreachedText')
      ) : event.kind === 'opaque' ? (
        t('opaqueText')
      ) : (
        <Value {...event.actual} label={t('actualText')} />
      )}
    </span>
  );
}

function Value({ label, summary, details }: PrintedValue & { label: string }) {
  const text = (
    <>
      {label && <span className="ft-output__label">{label}</span>}
      <Code>
        <VisibleText>{summary}</VisibleText>
      </Code>
    </>
  );
  if (details === undefined) return <span className="ft-output__value">{text}</span>;
  return (
    <details className="ft-output__value">
      <summary>{text}</summary>
      <div className="ft-output__details" translate="no">
        <VisibleText>{details}</VisibleText>
      </div>
    </details>
  );
}
