import { useTexts } from '../../../packages/islands/client/useTexts';
import { Lanes } from '../parts/Lanes';
import texts from './texts.json';
import type { Runs } from './useTimedCalls';

/** In seconds. */
const SPAN = 5;

/** Calls and runs on a time axis that scrolls. */
export function Timeline({ runs }: { runs: Runs }) {
  const t = useTexts(texts);
  const times = Object.values(runs).flat();
  const first = Math.min(...times);
  const latest = times.length > 0 ? (Math.max(...times) - first) / 1000 : 0;
  const start = Math.max(0, Math.ceil(latest - SPAN));
  const placeOf = (time: number) => ((time - first) / 1000 - start) / SPAN;
  const laneOf = (name: string, lane: number[]) => ({
    name,
    value: String(lane.length),
    marks: lane.map(placeOf),
  });
  return (
    <Lanes
      lanes={[
        laneOf(t('calls'), runs.calls),
        laneOf('debounce', runs.debounce),
        laneOf('throttle', runs.throttle),
      ]}
      ticks={Array.from({ length: SPAN + 1 }, (_, index) => ({
        at: index / SPAN,
        label: t('seconds', { seconds: start + index }),
      }))}
    />
  );
}
