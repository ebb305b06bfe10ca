/** Laws to begin with: about functions one at a time, two together, and others elsewhere. */
export const PRESETS = [
  'words(s).length < 2 || toCamelCase(toCamelCase(s)) === toCamelCase(s)',
  'isEqual(cloneDeep(x), x)',
  'isEqual({ a: xs }, { a: ys }) === isEqual(xs, ys)',
  "same(reverse(s), [...s].reverse().join(''))",
  'same(new MathX(n).add(m).value(), n + m)',
  'reverse(reverse(s)) === s',
];
