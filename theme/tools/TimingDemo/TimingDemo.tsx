import { useState } from 'react';
import texts from './texts.json';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { useTimedCalls, type Runs } from './useTimedCalls';
import { Lanes } from '../parts/Lanes';

/** In seconds. */
const SPAN = 5;

const LONGEST = 5000;

/** Calls `debounce` and `throttle` while the reader types or scrolls, and shows when they run. */
export function TimingDemo() {
  const t = useTexts(texts);
  const [text, setText] = useState('');
  const [delay, setDelay] = useState('500');
  const isValid = /^\d+$/.test(delay) && Number(delay) <= LONGEST;
  const { runs, settled, call, clear } = useTimedCalls(isValid ? Number(delay) : undefined);
  const onType = (value: string) => {
    setText(value);
    call();
  };
  return (
    <Demo>
      <div className="ft-demo__fields">
        <Field label={t('type')} value={text} onChange={onType} />
        <Field
          label={t('delay')}
          value={delay}
          onChange={setDelay}
          inputMode="numeric"
          problem={isValid ? undefined : t('invalidDelay')}
        />
      </div>
      <section
        className="ft-demo__scroll"
        aria-label={t('scroll')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key scrolls it
        tabIndex={0}
        onScroll={call}
      >
        <p>{t('scroll')} ↓</p>
      </section>
      <Timeline runs={runs} />
      <output className="ft-visually-hidden">{settled && t('settled', settled)}</output>
      <button className="ft-demo__button" type="button" onClick={clear}>
        {t('clear')}
      </button>
    </Demo>
  );
}

/** Calls and runs on a time axis that scrolls. */
function Timeline({ runs }: { runs: Runs }) {
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
