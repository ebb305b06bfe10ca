/** Makes values that resemble a value, but may tell functions apart that treat it the same. */
export function varyValue(value: unknown): unknown[] {
  if (typeof value === 'string') return varyText(value);
  if (typeof value === 'number') return [value + 0.5, -value, value * 10, value + 1];
  if (Array.isArray(value)) {
    return [[...value, ...value], value.toReversed(), [...value, null], [value], []];
  }
  if (Object.prototype.toString.call(value) === '[object Object]') {
    return [{ ...(value as object), extra: null }, { nested: value }, {}];
  }
  return [];
}

function varyText(text: string): string[] {
  const separated = ['_', ' ', '-', '.'].map((separator) =>
    text.replaceAll(/[^\p{L}\p{N}]+/gu, separator),
  );
  const cased = [
    text.toUpperCase(),
    text.toLowerCase(),
    text.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ];
  const longer = [`${text} ${text}`, `${text}_${text}`, ` ${text} `, `${text}1`];
  return [...new Set([...separated, ...cased, ...longer])];
}
