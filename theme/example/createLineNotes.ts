import { isMismatch, isStatement, type RunState } from '@funtool-docs/runner/session/runState';
import type { LineNote } from './editor/lineNotes';
import type { useExampleText } from './useExampleText';

/** Describes results by 1-based line; what code from a link states is only its own claim. */
export function createLineNotes(
  { events }: RunState,
  t: ReturnType<typeof useExampleText>,
  isLinked: boolean,
): Map<number, LineNote> {
  return new Map(
    events.filter(isStatement).map((event): [number, LineNote] => {
      const { line } = event;
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
