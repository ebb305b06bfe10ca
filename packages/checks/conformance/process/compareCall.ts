import { isDeepStrictEqual } from 'node:util';
import { evaluateMeasured, type MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
import { describeError } from '@funtool-docs/runner/evaluator/describeError';
import { printInNode } from '@funtool-docs/runner/values/printInNode';
import type { Finding } from './tasks';

type Scope = Record<string, unknown>;

/** Runs a measured call and compares what it gives or throws with what was measured. */
export async function compareCall(measured: MeasuredCall, scope: Scope): Promise<Finding[]> {
  const { call, setup, result } = measured;
  const outcome = await settle(call, scope, setup);
  if (result === undefined) return compareError(measured, outcome);
  if ('error' in outcome) {
    return found(`${call} threw ${describeError(outcome.error)}, measured was ${result}`);
  }
  const expected = await evaluateMeasured(result, scope, setup);
  if (isDeepStrictEqual(outcome.value, expected)) return [];
  return found(`${call} gave ${printInNode(outcome.value)}, measured was ${result}`);
}

type Outcome = { value: unknown } | { error: unknown };

async function settle(call: string, scope: Scope, setup?: string): Promise<Outcome> {
  try {
    return { value: await evaluateMeasured(call, scope, setup) };
  } catch (error) {
    return { error };
  }
}

function compareError({ call, error: name, throws }: MeasuredCall, outcome: Outcome): Finding[] {
  const measured = `${name ?? 'an error'}${throws === undefined ? '' : ` with "${throws}"`}`;
  if ('value' in outcome) {
    return found(`${call} gave ${printInNode(outcome.value)}, measured was ${measured}`);
  }
  const thrown = outcome.error as Partial<Error> | null | undefined;
  const hasName = name === undefined || thrown?.name === name;
  const hasText = throws === undefined || String(thrown?.message).includes(throws);
  if (hasName && hasText) return [];
  return found(`${call} threw ${describeError(outcome.error)}, measured was ${measured}`);
}

function found(message: string): Finding[] {
  return [{ line: 1, message }];
}
