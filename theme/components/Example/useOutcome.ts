import { useText } from '../../hooks/useText';
import { countResults } from '../../support/runner/runState';
import type { ExampleState } from './ExampleSession';

/** Says in one sentence how far an example has come. */
export function useOutcome({ run, failure }: ExampleState): string {
  const t = useText();
  if (failure) return t(failure === 'link' ? 'example.linkBrokenText' : 'example.unavailableText');
  if (!run) return '';
  const { end, messages } = run;
  if (!end) return t('example.runningText');
  if (end.type === 'unavailable') return t('example.unavailableText');
  if (end.type === 'stopped') {
    const seconds = (end.time / 1000).toFixed(1);
    return {
      time: t('example.timeText', { seconds }),
      output: t('example.outputLimitText'),
      reader: t('example.stoppedText'),
    }[end.reason];
  }
  if (messages.some(({ type }) => type === 'error')) return t('example.errorText');
  const { total, same } = countResults(run);
  if (total === 0) return t('example.finishedText');
  return t('example.countText', { total: String(total), same: String(same) });
}
