import { useState } from 'react';
import { MathX } from 'funtool/math';
import texts from './texts.json';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { Lanes } from '../parts/Lanes';

const MODES = ['half-up', 'up', 'down'] as const;

interface NumberLineProps {
  value: number;
  /** Decimal places. */
  precision: number;
}

const LARGEST = 1_000_000;

/** Shows on a number line where the rounding modes of `MathX` take a number. */
export function RoundingDemo() {
  const t = useTexts(texts);
  const [value, setValue] = useState('2.345');
  const [precision, setPrecision] = useState('2');
  const isNumber = value.trim() !== '' && Math.abs(Number(value)) <= LARGEST;
  const isPrecision = /^[0-6]$/.test(precision.trim());
  return (
    <Demo>
      <div className="ft-demo__fields">
        <Field
          label={t('value')}
          value={value}
          onChange={setValue}
          problem={isNumber ? undefined : t('invalidValue')}
        />
        <Field
          label={t('precision')}
          value={precision}
          onChange={setPrecision}
          inputMode="numeric"
          problem={isPrecision ? undefined : t('invalidPrecision')}
        />
      </div>
      <div aria-live="polite">
        {isNumber && isPrecision && (
          <NumberLine value={Number(value)} precision={Number(precision)} />
        )}
      </div>
    </Demo>
  );
}

/** A number and its roundings, between the nearest numbers with that precision. */
function NumberLine({ value, precision }: NumberLineProps) {
  const rounded = MODES.map((mode) => new MathX(value, precision, mode).value());
  const unit = 10 ** -precision;
  const steps = rounded.map((result) => Math.round(result / unit));
  const start = Math.min(...steps) - 1;
  const length = Math.max(...steps) + 1 - start;
  const placeOf = (step: number) => (step - start) / length;
  const laneOf = (name: string, shown: number, step: number) => ({
    name,
    value: String(shown),
    marks: [placeOf(step)],
  });
  return (
    <Lanes
      lanes={[
        laneOf('value', value, value / unit),
        ...MODES.map((mode, index) => laneOf(mode, rounded[index]!, steps[index]!)),
      ]}
      ticks={Array.from({ length: length + 1 }, (_, index) => ({
        at: index / length,
        label: steps.includes(start + index) ? ((start + index) * unit).toFixed(precision) : '',
      }))}
    />
  );
}
