import { useMemo } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { parseValue } from '@funtool-docs/runner/evaluator/parseValue';
import texts from './texts.json';

export interface Value {
  value?: unknown;
  problem?: string;
}

/** Parses a value that the reader has typed. */
export function useValue(source: string): Value {
  const t = useTexts(texts);
  const parsed = useMemo(() => parseValue(source), [source]);
  if (!('problem' in parsed)) return parsed;
  return { problem: t(parsed.problem, { column: parsed.column }) };
}
