import { isFalse, type RunState } from '../../support/runner/runState';
import type { useText } from '../../hooks/useText';

/** What is said beside a line of code after it ran. */
export interface Note {
  kind: 'same' | 'different' | 'value';
  /** Said before the text to those who do not see its colour. */
  label: string;
  text: string;
}

/**
 * Says of each statement that ran what it resulted in: that it is what the code states, what it is
 * instead, or what it is where the code states nothing.
 *
 * @param run What has run.
 * @param t Looks texts up.
 * @returns The notes by line.
 */
export function describeRun(
  { statements }: RunState,
  t: ReturnType<typeof useText>,
): Map<number, Note> {
  return new Map(
    Array.from(statements, ([line, event]): [number, Note] => {
      if (event.type === 'unreached') {
        return [line, { kind: 'different', label: '', text: t('example.unreachedText') }];
      }
      const { ok, actual } = event;
      if (ok) return [line, { kind: 'same', label: t('example.sameText'), text: '' }];
      const kind = isFalse(event) ? 'different' : 'value';
      return [line, { kind, label: t('example.actualText'), text: actual.summary }];
    }),
  );
}
