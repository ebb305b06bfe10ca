import {
  isMismatch,
  type LogEvent,
  type RunState,
  type StatementEvent,
} from '../../examples/session/runState';
import type texts from '../texts.json';

type Translate = (key: keyof typeof texts, params?: Record<string, string>) => string;

export interface OutputLine {
  /** Empty where the line is not known. */
  place: string;
  text: string;
  isWrong: boolean;
}

/** Says what a run has shown: each result by its line, then what was printed, in order of time. */
export function describeRun({ statements, messages }: RunState, t: Translate): OutputLine[] {
  return [...statements.values(), ...messages]
    .toSorted((a, b) => a.time - b.time)
    .map((event) => ({
      place: event.line === undefined ? '' : t('line', { line: String(event.line) }),
      text: textOf(event, t),
      isWrong: event.type === 'error' || isStated(event),
    }));
}

function isStated(event: StatementEvent | LogEvent): boolean {
  return (event.type === 'result' || event.type === 'unreached') && isMismatch(event);
}

function textOf(event: StatementEvent | LogEvent, t: Translate): string {
  if (event.type === 'error') return t('error', { text: event.message });
  if (event.type === 'console') return event.text.summary;
  if (event.type === 'unreached') return t('unreached');
  const { actual, expected } = event;
  return isMismatch(event) && expected !== undefined
    ? `${actual.summary} (${t('different', { stated: expected })})`
    : actual.summary;
}
