import { MathX } from 'funtool/math';
import { Lanes } from '../parts/Lanes';

const MODES = ['half-up', 'up', 'down'] as const;

interface NumberLineProps {
  value: number;
  /** Decimal places. */
  precision: number;
}

/** A number and its roundings, between the nearest numbers with that precision. */
export function NumberLine({ value, precision }: NumberLineProps) {
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
