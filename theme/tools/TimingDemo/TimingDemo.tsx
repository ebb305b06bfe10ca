import { useEffect, useMemo, useReducer, useState } from 'react';
import texts from './texts.json';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { debounce, throttle } from 'funtool/function';
import { Code } from '../../shared/Code';

/** Times in milliseconds since 1970. */
type Runs = Record<'calls' | 'debounce' | 'throttle', number[]>;

interface State {
  runs: Runs;
  /** Counts when the calls last came to rest. */
  settled: Record<keyof Runs, number> | undefined;
}

type Action = { lane: keyof Runs; time: number } | 'clear';

const START: State = { runs: { calls: [], debounce: [], throttle: [] }, settled: undefined };

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

/**
 * Passes calls on to a debounced and a throttled function, and records their runs.
 *
 * @param delay In milliseconds; without one only the calls are recorded.
 */
function useTimedCalls(delay: number | undefined) {
  const [{ runs, settled }, dispatch] = useReducer(reduce, START);
  const limited = useMemo(() => {
    if (delay === undefined) return undefined;
    const record = (lane: keyof Runs) => () => dispatch({ lane, time: Date.now() });
    return {
      debounced: debounce(record('debounce'), delay),
      throttled: throttle(record('throttle'), delay),
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
    dispatch({ lane: 'calls', time: Date.now() });
    void limited?.throttled();
    // A cancelled call rejects.
    limited?.debounced().catch(() => {});
  };
  const clear = () => dispatch('clear');
  return { runs, settled, call, clear };
}

function reduce(state: State, action: Action): State {
  if (action === 'clear') return START;
  const { lane, time } = action;
  const runs = { ...state.runs, [lane]: [...state.runs[lane], time] };
  return { runs, settled: lane === 'debounce' ? countsOf(runs) : state.settled };
}

function countsOf({ calls, debounce: debounced, throttle: throttled }: Runs) {
  return { calls: calls.length, debounce: debounced.length, throttle: throttled.length };
}

/** A row of marks on an axis. */
export interface Lane {
  name: string;
  /** The marks as text. */
  value: string;
  /** Positions on the axis, from 0 to 1. */
  marks: number[];
}

interface LanesProps {
  lanes: Lane[];
  ticks: { at: number; label: string }[];
}

/** Rows of marks above a common axis; marks off the axis are hidden. */
export function Lanes({ lanes, ticks }: LanesProps) {
  return (
    <div className="ft-demo__lanes">
      <dl className="ft-demo__lanes">
        {lanes.map(({ name, value, marks }) => (
          <div className="ft-demo__lane" key={name}>
            <dt>
              <Code>{name}</Code>
            </dt>
            <dd>
              <span className="ft-demo__track" aria-hidden="true">
                {ticks.map(({ at }) => (
                  <i className="ft-demo__tick" key={at} style={left(at)} />
                ))}
                {[...new Set(marks.filter(isOnAxis))].map((at) => (
                  <i className="ft-demo__mark" key={at} style={left(at)} />
                ))}
              </span>
              <Code>{value}</Code>
            </dd>
          </div>
        ))}
      </dl>
      <div className="ft-demo__lane ft-demo__lane--axis" aria-hidden="true">
        <span className="ft-demo__track">
          {ticks.map(({ at, label }) => (
            <span className="ft-demo__label" key={at} style={left(at)}>
              {label}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

function left(at: number) {
  return { insetInlineStart: `${at * 100}%` };
}

function isOnAxis(at: number): boolean {
  return at >= 0 && at <= 1;
}
