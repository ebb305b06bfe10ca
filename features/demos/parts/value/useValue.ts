import { useMemo } from 'react';
import { useTexts } from '../../../../framework/client/useTexts';
import { parseValue } from './parseValue';
import texts from './texts.json';

/** A value, or why its source is invalid. */
export interface Value {
  value?: unknown;
  /** Localised. */
  problem?: string;
}

/** Parses a value that the reader has written. */
export function useValue(source: string): Value {
  const t = useTexts(texts);
  const parsed = useMemo(() => parseValue(source), [source]);
  if (!('problem' in parsed)) return parsed;
  return { problem: t(parsed.problem, { column: parsed.column }) };
}
