import { mapValues } from 'es-toolkit/object';
import { useEffect, useMemo, useState } from 'react';
import texts from './texts.json';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { debounce, throttle } from 'funtool/function';
import { Code } from '../../shared/Code';

/** Times in milliseconds since 1970. */
type Runs = Record<'calls' | 'debounce' | 'throttle', number[]>;

const NONE: Runs = { calls: [], debounce: [], throttle: [] };

/** In seconds. */
const SPAN = 5;
const LONGEST = 5000;

/** Calls `debounce` and `throttle` while the reader types or scrolls, and shows when they run. */
export function TimingDemo() {
  const t = useTexts(texts);
  const [text, setText] = useState('');
  const [delay, setDelay] = useState('500');
  const isValid = /^\d+$/.test(delay) && Number(delay) <= LONGEST;
  const { runs, call, clear } = useTimedCalls(isValid ? Number(delay) : undefined);
  const counts = mapValues(runs, ({ length }) => length);
  // The last call has run.
  const isSettled = runs.debounce.length > 0 && runs.debounce.at(-1)! >= runs.calls.at(-1)!;
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
      <output className="ft-visually-hidden">{isSettled && t('settled', counts)}</output>
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
  const placeOf = (time: number) => (((time - first) / 1000 - start) / SPAN) * 100;
  const ticks = Array.from({ length: SPAN + 1 }, (_, index) => ({
    style: { insetInlineStart: `${(index / SPAN) * 100}%` },
    label: t('seconds', { seconds: start + index }),
  }));
  return (
    <div className="ft-demo__lanes">
      <dl className="ft-demo__lanes">
        {Object.entries(runs).map(([name, lane]) => (
          <div className="ft-demo__lane" key={name}>
            <dt>
              <Code>{name === 'calls' ? t('calls') : name}</Code>
            </dt>
            <dd>
              <span className="ft-demo__track" aria-hidden="true">
                {ticks.map(({ label, style }) => (
                  <i className="ft-demo__tick" key={label} style={style} />
                ))}
                {[...new Set(lane.map(placeOf))]
                  .filter((at) => at >= 0)
                  .map((at) => (
                    <i className="ft-demo__mark" key={at} style={{ insetInlineStart: `${at}%` }} />
                  ))}
              </span>
              <Code>{lane.length}</Code>
            </dd>
          </div>
        ))}
      </dl>
      <div className="ft-demo__lane ft-demo__lane--axis" aria-hidden="true">
        <span className="ft-demo__track">
          {ticks.map(({ label, style }) => (
            <span className="ft-demo__label" key={label} style={style}>
              {label}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/**
 * Passes calls on to a debounced and a throttled function, and records their runs.
 *
 * @param delay In milliseconds; without one only the calls are recorded.
 */
function useTimedCalls(delay: number | undefined) {
  const [runs, setRuns] = useState(NONE);
  const record = (lane: keyof Runs) =>
    setRuns((known) => ({ ...known, [lane]: [...known[lane], Date.now()] }));
  const limited = useMemo(() => {
    if (delay === undefined) return undefined;
    return {
      debounced: debounce(() => record('debounce'), delay),
      throttled: throttle(() => record('throttle'), delay),
    };
  }, [delay]);
  useEffect(
    () => () => {
      limited?.debounced.cancel();
      limited?.throttled.cancel();
    },
    [limited],
  );
  const call = () => {
    record('calls');
    void limited?.throttled();
    // A cancelled call rejects.
    limited?.debounced().catch(() => {});
  };
  return { runs, call, clear: () => setRuns(NONE) };
}
