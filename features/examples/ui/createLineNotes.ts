import { isMismatch, type RunState } from '../session/runState';
import type { LineNote } from '../editor/lineNotes';
import type { useExampleText } from './useExampleText';

/** Describes results by 1-based line; what code from a link states is only its own claim. */
export function createLineNotes(
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
      const kind = isMismatch(event) ? 'different' : 'value';
      return [line, { kind, label: t('actualText'), text: actual.summary }];
    }),
  );
}
