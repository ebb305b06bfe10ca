/** Keeps grammar extensions out of code. */
export const NO_GRAMMAR = {
  'data-enable-grammarly': 'false',
  'data-gramm': 'false',
  'data-lt-active': 'false',
} as const;

/** Attributes of a field for code, in which nothing is to be mended. */
export const CODE_FIELD = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: 'false',
  ...NO_GRAMMAR,
} as const;
