import { isFalse, type RunState } from '../../support/runner/runState';
import type { LineNote } from '../../support/editor/lineNotes';
import type { useText } from '../../hooks/useText';

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
): Map<number, LineNote> {
  return new Map(
    Array.from(statements, ([line, event]): [number, LineNote] => {
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
