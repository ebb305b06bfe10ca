import { isMismatch, type RunState, type ShownEvent } from '../../examples/session/runState';
import type texts from '../texts.json';

type Translate = (key: keyof typeof texts, params?: Record<string, string>) => string;

export interface OutputLine {
  /** Empty where the line is not known. */
  place: string;
  text: string;
  isWrong: boolean;
}

/** Says what a run has shown, in order of arrival. */
export function describeRun({ events }: RunState, t: Translate): OutputLine[] {
  return events.map((event) => ({
    place: event.line === undefined ? '' : t('line', { line: String(event.line) }),
    text: textOf(event, t),
    isWrong: event.type === 'error' || isMismatch(event),
  }));
}

function textOf(event: ShownEvent, t: Translate): string {
  if (event.type === 'error') return t('error', { text: event.message });
  if (event.type === 'console') return event.text.summary;
  if (event.type === 'unreached') return t('unreached');
  const { actual, expected } = event;
  return isMismatch(event) && expected !== undefined
    ? `${actual.summary} (${t('different', { stated: expected })})`
    : actual.summary;
}
