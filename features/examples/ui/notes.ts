import { isFalse, type RunState } from '../session/runState';
import type { LineNote } from '../editor/lineNotes';
import type { useExampleText } from './useExampleText';

/**
 * Says of each statement that ran what it resulted in: that it is what the code states, what it is
 * instead, or what it is where the code states nothing.
 *
 * @param run What has run.
 * @param t Looks texts up.
 * @param isLinked Whether the code is that of a link, so that what it states is its own claim.
 * @returns The notes by line.
 */
export function describeRun(
  { statements }: RunState,
  t: ReturnType<typeof useExampleText>,
  isLinked: boolean,
): Map<number, LineNote> {
  return new Map(
    Array.from(statements, ([line, event]): [number, LineNote] => {
      if (event.type === 'unreached') {
        return [line, { kind: 'different', label: '', text: t('unreachedText') }];
      }
      const { ok, actual } = event;
      if (ok && isLinked) {
        return [line, { kind: 'claimed', label: '', text: t('linkedSameText') }];
      }
      if (ok) return [line, { kind: 'same', label: t('sameText'), text: '' }];
      const kind = isFalse(event) ? 'different' : 'value';
      return [line, { kind, label: t('actualText'), text: actual.summary }];
    }),
  );
}
