import type { MarkedText } from '../engine/describeMatch';

/** A text with highlighted ranges. */
export function Marked({ text, ranges }: MarkedText) {
  return ranges
    .flatMap(([start, end], index) => [
      text.slice(ranges[index - 1]?.[1] ?? 0, start),
      <mark className="ft-search__mark" key={start}>
        {text.slice(start, end)}
      </mark>,
    ])
    .concat(text.slice(ranges.at(-1)?.[1] ?? 0));
}
