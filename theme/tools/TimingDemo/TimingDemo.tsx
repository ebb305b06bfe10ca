import { useState } from 'react';
import { useTexts } from '../../../packages/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { Timeline } from './Timeline';
import texts from './texts.json';
import { useTimedCalls } from './useTimedCalls';

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
