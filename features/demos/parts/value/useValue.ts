import { useMemo } from 'react';
import { useTexts } from '../../../../framework/client/useTexts';
import { parseValue } from './parseValue';
import texts from './texts.json';

/** A value, or what is wrong with its text. */
export interface Value {
  value?: unknown;
  /** In the language of the page. */
  problem?: string;
}

/**
 * Reads a value that the reader has written.
 *
 * @param source Code of one value.
 */
export function useValue(source: string): Value {
  const t = useTexts(texts);
  const parsed = useMemo(() => parseValue(source), [source]);
  if (!('problem' in parsed)) return parsed;
  return { problem: t(parsed.problem, { column: parsed.column }) };
}
