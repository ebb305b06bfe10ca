import { useState } from 'react';
import { useTexts } from '../../../packages/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { NumberLine } from './NumberLine';
import texts from './texts.json';

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
